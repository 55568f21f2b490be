/**
 * `npm run mutants`: changes the code in small ways, one at a time, and reports the changes that no unit test notices.
 * FEATURE limits it to folders of one name in lib/ and components/, and to their tests: FEATURE=gallery npm run mutants
 */
const options = {
  testRunner: 'jest',
  jest: { configFile: 'jest.mutants.config.mjs' },
  mutate: [`{lib,components}/${process.env.FEATURE ?? '*'}/**/*.{ts,tsx}`],
  coverageAnalysis: 'perTest',
  // Code that runs when a module is loaded would need all tests for each change.
  ignoreStatic: true,
  ignorePatterns: ['.cache', '.next', '.staged', '.variants', 'out', 'public'],
  reporters: ['clear-text', 'progress'],
  tempDirName: '.cache/mutants',
};

export default options;
