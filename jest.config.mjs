import { withFixture } from './jest.shared.mjs';

export default withFixture({
  // Not the copies of the project in .variants.
  roots: ['__tests__', 'app', 'bench', 'components', 'e2e', 'lib', 'scripts'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  // Those of the built site run after the build: jest.built.config.mjs.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/(built|hosts|webkit)/'],
  restoreMocks: true,
  // It finds what hangs, on a busy machine too; what is only slow passes.
  testTimeout: 300_000,
});
