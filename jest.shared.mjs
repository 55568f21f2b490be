import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: import.meta.dirname });

// Inherited by Jest's workers; lib/content/content.ts reads it.
process.env.CONTENT_FOLDER = '__tests__/fixture/data';

/** Packages that are ES modules; the parser of Markdown consists of many. */
const ES_MODULES = [
  ...['feed', 'mdast-[\\w-]+', 'micromark[\\w-]*', 'unist-[\\w-]+', 'character-entities', 'ccount'],
  ...['decode-named-character-reference', 'devlop', 'escape-string-regexp', 'longest-streak'],
  ...['markdown-table', 'zwitch'],
];

/** The environment of tests without a page. */
export const NODE_TESTS = {
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
};

/** The environment of components' tests. */
export const DOM_TESTS = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts', '<rootDir>/jest.setup.dom.ts'],
};

/**
 * A configuration of Jest that reads the fixture instead of data/, so that no change of the content can fail a test.
 *
 * @param {import('jest').Config} config
 */
export const withFixture = (config) => async () => {
  const withNext = createJestConfig({
    ...config,
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  });
  const jestConfig = await withNext();
  // Jest cannot load ES modules of packages without a transform.
  jestConfig.transformIgnorePatterns = [`/node_modules/(?!(${ES_MODULES.join('|')})/)`];
  // Next.js would resolve the paths of tsconfig.json itself, before the mapping above.
  for (const transform of Object.values(jestConfig.transform ?? {})) {
    if (!Array.isArray(transform)) continue;
    /** @type {{ jsConfig?: object }} */ (transform[1]).jsConfig = undefined;
  }
  return jestConfig;
};
