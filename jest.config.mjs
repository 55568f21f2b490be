import { DOM_TESTS, NODE_TESTS, withFixture } from './jest.shared.mjs';

/** @type {import('jest').Config} */
const shared = {
  // Without the copies of the project in .variants.
  roots: ['__tests__', 'app', 'bench', 'components', 'e2e', 'lib', 'scripts'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  restoreMocks: true,
};

/** Two projects, because jsdom costs each test file a second. */
const createConfig = async () => ({
  projects: [
    await withFixture({
      ...shared,
      displayName: 'node',
      ...NODE_TESTS,
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      // The tests of the built site have their own configuration: jest.built.config.mjs.
      testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/__tests__/(built|hosts|webkit)/',
        String.raw`\.dom\.test\.ts$`,
      ],
    })(),
    await withFixture({
      ...shared,
      displayName: 'dom',
      ...DOM_TESTS,
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx', '<rootDir>/__tests__/**/*.dom.test.ts'],
    })(),
  ],
  // Only for tests that hang: the machine may be busy.
  testTimeout: 60_000,
  // The tests run in worker processes even where one is enough: a native call that hangs in Jest's own process would
  // keep it from ending.
  workerIdleMemoryLimit: '1GB',
});

export default createConfig;
