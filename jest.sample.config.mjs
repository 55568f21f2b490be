import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: import.meta.dirname });

/** Tests data/ against the specification; all other tests use the fixture. */
export default createJestConfig({
  testEnvironment: 'node',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/__tests__/specification/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.variants/'],
});
