import { createProject, testTimeout } from './jest.config.mjs';

/** Tests of the built site and of the hosts that serve it, apart from the unit tests: they need the builds. */
const createConfig = async () => ({
  ...(await createProject({ testMatch: ['**/{built,hosts,webkit}/**/*.test.ts'] })),
  testTimeout,
});

export default createConfig;
