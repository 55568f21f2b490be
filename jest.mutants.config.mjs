import { DOM_TESTS, withFixture } from './jest.shared.mjs';

/** The unit tests of lib/ and components/ for stryker.config.mjs, which needs one environment for all of them. */
export default withFixture({
  ...DOM_TESTS,
  testMatch: [`<rootDir>/__tests__/${process.env.FEATURE ?? '*'}/**/*.test.{ts,tsx}`],
  testPathIgnorePatterns: [
    '<rootDir>/__tests__/(app|bench|built|hosts|scripts|specification|webkit)/',
  ],
  restoreMocks: true,
  // Ends a change that makes a test wait for ever.
  testTimeout: 20_000,
});
