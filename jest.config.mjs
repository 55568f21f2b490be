import { withFixture } from './jest.shared.mjs';

/** @type {import('jest').Config} */
const shared = {
  // Not the copies of the project in .variants.
  roots: ['__tests__', 'app', 'bench', 'components', 'e2e', 'lib', 'scripts'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  restoreMocks: true,
};

/** A document takes a second of each file, so only the tests that need one get it. */
const createConfig = async () => ({
  projects: [
    await withFixture({
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      // Those of the built site run after the build: jest.built.config.mjs.
      testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/__tests__/(built|hosts|webkit)/',
        String.raw`\.dom\.test\.ts$`,
      ],
    })(),
    await withFixture({
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts', '<rootDir>/jest.setup.dom.ts'],
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx', '<rootDir>/__tests__/**/*.dom.test.ts'],
    })(),
  ],
  // It finds what hangs, on a busy machine too; what is only slow passes.
  testTimeout: 300_000,
});

export default createConfig;
