import { withFixture } from './jest.shared.mjs';

/** Tests of what was built, and of the hosts that serve it. They run after the build. */
export default withFixture({
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/__tests__/support/no-settings.ts'],
  testMatch: ['<rootDir>/__tests__/{built,hosts,webkit}/**/*.test.ts'],
  // The copies of the project, which come and go meanwhile.
  modulePathIgnorePatterns: ['<rootDir>/.variants/'],
  // It finds what hangs, on a busy machine too; what is only slow passes.
  testTimeout: 300_000,
});
