import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: import.meta.dirname });

/** Packages that are ES modules, which Jest loads transformed only; the parser of Markdown consists of many. */
const ES_MODULES = [
  'ccount',
  'character-entities',
  'decode-named-character-reference',
  'devlop',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'escape-string-regexp',
  'feed',
  'htmlparser2',
  'hucre',
  'longest-streak',
  'markdown-table',
  'mdast-[\\w-]+',
  'micromark[\\w-]*',
  'unist-[\\w-]+',
  'zwitch',
];

/**
 * A project of Jest with what all have in common.
 *
 * @param {import('jest').Config} config
 */
export async function createProject(config) {
  const project = await createJestConfig({
    // With the sources, so that --watch and --findRelatedTests know them. The whole folder would be too much to watch:
    // it has node_modules, and copies of the project in .variants.
    roots: [
      '__tests__',
      'app',
      'bench',
      'components',
      'e2e',
      'editor',
      'lib',
      'scripts',
      'testing',
    ],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    // Reads the fixture instead of data/, so that no change of the content can fail a test.
    setupFiles: ['<rootDir>/jest.settings.ts'],
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

const createConfig = async () => ({
  projects: [
    await createProject({
      displayName: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [
        '/__tests__/(built|hosts|rebuild|webkit)/',
        String.raw`\.dom\.test\.ts$`,
      ],
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    }),
    // Apart, because jsdom costs each test file a second.
    await createProject({
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.tsx', '**/*.dom.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts', '<rootDir>/jest.setup.dom.ts'],
    }),
  ],
  // Only for tests that hang: the machine may be busy.
  testTimeout: 120_000,
});

export default createConfig;
