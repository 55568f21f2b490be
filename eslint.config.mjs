import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import { HANDLED_EVENTS } from './scripts/export/hydration/handled-events.mjs';

/**
 * The layers of the site, and which others each may import from, for values and types alike.
 *
 * @type {Record<string, string[]>}
 */
const LAYERS = {
  lib: [],
  components: ['lib'],
  app: ['components', 'lib'],
};

/** Code that builds, tests and measures the site. The site must not import it. */
const TOOLING = ['__tests__', 'bench', 'e2e', 'scripts'];

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
    return forbidImports(layer, forbidden, 'Imports run one way: app → components → lib.');
  }),
  forbidImports(
    'scripts',
    ['bench', 'e2e'],
    'Scripts import neither the bench nor the tests of whole pages.',
  ),
];

/** Matches the names of handlers that React would not call on published pages. */
const UNHANDLED = `/^(?!(${Object.keys(HANDLED_EVENTS).join('|')})$)on[A-Z]/`;

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
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'JSXOpeningElement[name.name=/^[uo]l$/]:not(:has(JSXAttribute[name.name="role"]))',
          message: 'A list says role="list".',
        },
        ...[
          `JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=${UNHANDLED}]`,
          `ObjectExpression > Property[key.name=${UNHANDLED}]`,
        ].map((selector) => ({
          selector,
          message:
            'Published pages do not hear of this event, unless scripts/export/hydration/handled-events.mjs names it.',
        })),
      ],
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
  ...oneWay,
];

export default config;
