import { withFixture } from './jest.shared.mjs';

/** Tests of the built site and of the hosts that serve it. They run after the build. */
export default withFixture({
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/__tests__/support/no-settings.ts'],
  testMatch: ['<rootDir>/__tests__/{built,hosts,webkit}/**/*.test.ts'],
  // Copies of the project, which tests create and delete.
  modulePathIgnorePatterns: ['<rootDir>/.variants/'],
  // Only for tests that hang: the machine may be busy.
  testTimeout: 120_000,
  // A worker that has more ends slower than Jest waits, which Jest would report as a leak.
  workerIdleMemoryLimit: '256MB',
});
