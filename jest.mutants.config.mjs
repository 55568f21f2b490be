import { DOM_TESTS, NODE_TESTS, withFixture } from './jest.shared.mjs';

/** The schemas of lib/model are tested by the content, and by the lists of mistakes in it. */
const MODEL_TESTS = {
  ...NODE_TESTS,
  testMatch: ['<rootDir>/__tests__/{content,feeds,model,records,scripts/content}/*.test.ts'],
  testPathIgnorePatterns: [String.raw`\.dom\.test\.ts$`],
};

const FEATURE_TESTS = {
  ...DOM_TESTS,
  testMatch: [`<rootDir>/__tests__/${process.env.FEATURE ?? '*'}/**/*.test.{ts,tsx}`],
  testPathIgnorePatterns: [
    '<rootDir>/__tests__/(app|bench|built|hosts|scripts|specification|webkit)/',
  ],
};

/** The unit tests of lib/ and components/ for stryker.config.mjs, which needs one environment for all of them. */
export default withFixture({
  ...(process.env.FEATURE === 'model' ? MODEL_TESTS : FEATURE_TESTS),
  restoreMocks: true,
  // Ends a change that makes a test wait for ever.
  testTimeout: 20_000,
});
