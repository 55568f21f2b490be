import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: import.meta.dirname });

const withNext = createJestConfig({
  // Not the copies of the project in .variants.
  roots: ['__tests__', 'app', 'bench', 'components', 'data', 'e2e', 'lib', 'scripts'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: {
    // Content of the tests' own, so that no change of the council's can fail them.
    '^@/data/(.*)$': '<rootDir>/__tests__/fixture/data/$1',
    '^@/(.*)$': '<rootDir>/$1',
  },
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  // Those of the built site run after the build: jest.built.config.mjs.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/(built|hosts|webkit)/'],
  restoreMocks: true,
  // It finds what hangs, on a busy machine too; what is only slow passes.
  testTimeout: 300_000,
});

export default async function config() {
  const jestConfig = await withNext();
  // Packages that are no CommonJS, which is all that Jest loads by itself.
  jestConfig.transformIgnorePatterns = ['/node_modules/(?!feed/)'];
  // Next's compiler would put the paths of tsconfig.json in the place of the names that are mapped above.
  for (const transform of Object.values(jestConfig.transform ?? {})) {
    if (!Array.isArray(transform)) continue;
    /** @type {{ jsConfig?: object }} */ (transform[1]).jsConfig = undefined;
  }
  return jestConfig;
}
