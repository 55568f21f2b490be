import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: import.meta.dirname });

/** Tests of the built site: of what lies in out/, and of the hosts that serve it. They run after the build. */
export default createJestConfig({
  testEnvironment: 'node',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/__tests__/{built,hosts,webkit}/**/*.test.ts'],
  // The copies of the project, which come and go meanwhile.
  modulePathIgnorePatterns: ['<rootDir>/.variants/'],
  // It finds what hangs, on a busy machine too; what is only slow passes.
  testTimeout: 300_000,
});
