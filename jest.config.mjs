import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: import.meta.dirname });

/** Packages that are ES modules, which Jest loads transformed only; the parser of Markdown consists of many. */
const ES_MODULES = [
  ...['feed', 'mdast-[\\w-]+', 'micromark[\\w-]*', 'unist-[\\w-]+', 'character-entities', 'ccount'],
  ...['decode-named-character-reference', 'devlop', 'escape-string-regexp', 'longest-streak'],
  ...['markdown-table', 'zwitch'],
];

/**
 * A project of Jest with what all have in common.
 *
 * @param {import('jest').Config} config
 */
async function createProject(config) {
  const project = await createJestConfig({
    // Without the copies of the project in .variants.
    roots: ['<rootDir>/__tests__'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    restoreMocks: true,
    ...config,
  })();
  project.transformIgnorePatterns = [`/node_modules/(?!(${ES_MODULES.join('|')})/)`];
  // Next.js would resolve the paths of tsconfig.json itself, before the mapping above.
  for (const transform of Object.values(project.transform ?? {})) {
    if (!Array.isArray(transform)) continue;
    /** @type {{ jsConfig?: object }} */ (transform[1]).jsConfig = undefined;
  }
  return project;
}

/** Reads the fixture instead of data/, so that no change of the content can fail a test. */
const ON_FIXTURE = { setupFiles: ['<rootDir>/jest.settings.ts'] };

const createConfig = async () => ({
  projects: [
    await createProject({
      ...ON_FIXTURE,
      displayName: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/__tests__/(built|hosts|webkit)/', String.raw`\.dom\.test\.ts$`],
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    }),
    // Apart, because jsdom costs each test file a second.
    await createProject({
      ...ON_FIXTURE,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.tsx', '**/*.dom.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts', '<rootDir>/jest.setup.dom.ts'],
    }),
    // Tests of the built site and of the hosts that serve it, after the builds.
    await createProject({
      ...ON_FIXTURE,
      displayName: 'builds',
      testMatch: ['**/{built,hosts,webkit}/**/*.test.ts'],
    }),
    // The facts of the specification in data/; `node` finds them in the fixture.
    await createProject({ displayName: 'sample', testMatch: ['**/specification/*.test.ts'] }),
  ],
  // Only for tests that hang: the machine may be busy.
  testTimeout: 120_000,
});

export default createConfig;
