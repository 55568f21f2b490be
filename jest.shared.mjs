import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: import.meta.dirname });

/**
 * A configuration of Jest in which content of the tests' own stands for that of data/, so that no change of the
 * council's can fail a test.
 *
 * @param {import('jest').Config} config
 */
export const withFixture = (config) => async () => {
  const withNext = createJestConfig({
    ...config,
    moduleNameMapper: {
      '^@/lib/content/data-folder$': '<rootDir>/__tests__/fixture/data-folder.ts',
      // As it is imported within its own folder.
      '^\\./data-folder$': '<rootDir>/__tests__/fixture/data-folder.ts',
      '^@/(.*)$': '<rootDir>/$1',
    },
  });
  const jestConfig = await withNext();
  // Packages that are no CommonJS, which is all that Jest loads by itself.
  jestConfig.transformIgnorePatterns = ['/node_modules/(?!feed/)'];
  // Next's compiler would put the paths of tsconfig.json in the place of the names that are mapped above.
  for (const transform of Object.values(jestConfig.transform ?? {})) {
    if (!Array.isArray(transform)) continue;
    /** @type {{ jsConfig?: object }} */ (transform[1]).jsConfig = undefined;
  }
  return jestConfig;
};
