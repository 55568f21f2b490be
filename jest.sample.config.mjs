import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: import.meta.dirname });

/** Holds data/ to the facts of the specification, which all other tests hold the fixture to. */
export default createJestConfig({
  testEnvironment: 'node',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/__tests__/specification/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.variants/'],
});
