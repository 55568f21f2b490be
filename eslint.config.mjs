import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';

/**
 * The layers of the site and of the office's editor, and which others each may import from, for values and types alike.
 *
 * @type {Record<string, string[]>}
 */
const LAYERS = {
  lib: [],
  components: ['lib'],
  app: ['components', 'lib'],
  editor: ['components', 'lib'],
};

/** Code that builds, tests and measures the site. The site must not import it. */
const TOOLING = ['__tests__', 'bench', 'e2e', 'scripts', 'testing'];

/**
 * @param {string} folder
 * @param {string[]} forbidden folders that it may not import from
 * @param {string} message
 */
const forbidImports = (folder, forbidden, message) => ({
  files: [`${folder}/**`],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: [{ regex: `^(@|\\.{1,2}(/\\.\\.)*)/(${forbidden.join('|')})(/|$)`, message }] },
    ],
  },
});

const oneWay = [
  ...Object.entries(LAYERS).map(([layer, allowed]) => {
    const forbidden = [...Object.keys(LAYERS), ...TOOLING].filter(
      (other) => other !== layer && !allowed.includes(other),
    );
    return forbidImports(
      layer,
      forbidden,
      'Imports run one way: app → components → lib, and editor → components → lib.',
    );
  }),
  forbidImports(
    'scripts',
    ['__tests__', 'bench', 'e2e', 'testing'],
    'Scripts import neither the bench nor what tests use.',
  ),
];

const LIST_WITH_ROLE = {
  selector: 'JSXOpeningElement[name.name=/^[uo]l$/]:not(:has(JSXAttribute[name.name="role"]))',
  message: 'A list says role="list".',
};

/** What islands must not do, because each is a root of React of its own (docs/decisions/hydration.md). */
const islands = {
  files: ['app/**', 'components/**'],
  ignores: [
    // It makes islands.
    'components/island.tsx',
    // Next.js requires the directive of its error page; published pages bundle it with the islands.
    'app/global-error.tsx',
  ],
  rules: {
    'no-restricted-syntax': [
      'error',
      LIST_WITH_ROLE,
      {
        selector:
          'Program:has(> ExpressionStatement[directive="use client"]):not(:has(CallExpression[callee.name="island"]))',
        message: "'use client' means island: export const Name = island('Name', View).",
      },
      {
        selector: 'CallExpression[callee.name=/^(useId|createContext|useContext|use)$/]',
        message: 'Islands are hydrated one by one: ids and context do not reach across them.',
      },
    ],
  },
};

const config = [
  {
    ignores: [
      '**/.next/',
      '.cache/',
      '.previous/',
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
    // Safari ignores the list semantics of a list without markers, unless it has an explicit role.
    files: ['app/**', 'components/**'],
    rules: {
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      'no-restricted-syntax': ['error', LIST_WITH_ROLE],
    },
  },
  {
    rules: { '@typescript-eslint/no-unused-vars': 'error' },
  },
  {
    // The exporter finds islands by their names (scripts/export/hydration).
    files: ['components/**'],
    rules: { 'import/no-default-export': 'error' },
  },
  {
    // The weekly audit leaves development packages out, and these folders are published.
    files: ['app/**', 'components/**', 'editor/**', 'lib/**'],
    rules: { 'import/no-extraneous-dependencies': ['error', { devDependencies: false }] },
  },
  islands,
  ...oneWay,
];

export default config;
