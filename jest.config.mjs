import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: import.meta.dirname });

export default createJestConfig({
  // Not the copies of the project in .variants.
  roots: ['__tests__', 'app', 'bench', 'components', 'data', 'e2e', 'lib', 'scripts'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  // Those of the built site run after the build: jest.built.config.mjs.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/(built|hosts)/'],
  restoreMocks: true,
});
