import { createProject } from './jest.config.mjs';

/** Tests of the built site and of the hosts that serve it, apart from the unit tests: they need the builds. */
const createConfig = async () => ({
  ...(await createProject({ testMatch: ['**/{built,hosts,rebuild,webkit}/**/*.test.ts'] })),
  // Only for tests that hang: some build the site, on a machine that may be busy.
  testTimeout: 600_000,
});

export default createConfig;
