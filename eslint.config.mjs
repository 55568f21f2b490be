import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';

/**
 * Forbids imports from folders, with a reason.
 *
 * @param {{ folders: string[], message: string, types?: boolean }[]} bans `types` lets types pass
 */
function noImports(bans) {
  const patterns = bans.map(({ folders, message, types = false }) => ({
    regex: `^(@|\\.{1,2}(/\\.\\.)*)/(${folders.join('|')})(/|$)`,
    message,
    allowTypeImports: types,
  }));
  return { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] };
}

const testsAndScripts = ['__tests__', 'e2e', 'scripts'];
const oneWay = 'Imports run one way: app → components → lib.';
const dataInApp = 'Only app/ reads data; components and lib are handed it, and know its types.';

const config = [
  {
    ignores: [
      '**/.next/',
      '.staged/',
      '.variants/',
      '**/out/',
      'next-env.d.ts',
      'test-results/',
      'playwright-report/',
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  { rules: jsxA11y.flatConfigs.recommended.rules },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // next/image writes inline styles, which a strict content security policy forbids.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['lib/**'],
    rules: noImports([
      { folders: ['app', 'components', ...testsAndScripts], message: oneWay },
      { folders: ['data'], message: dataInApp, types: true },
    ]),
  },
  {
    files: ['components/**'],
    rules: noImports([
      { folders: ['app', ...testsAndScripts], message: oneWay },
      { folders: ['data'], message: dataInApp, types: true },
    ]),
  },
  {
    files: ['data/**'],
    rules: noImports([{ folders: ['app', 'components', ...testsAndScripts], message: oneWay }]),
  },
  {
    files: ['app/**'],
    rules: noImports([{ folders: testsAndScripts, message: oneWay }]),
  },
];

export default config;
