import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';

/**
 * The rooms of the house, and which others each may import from; types are no exception.
 *
 * @type {Record<string, string[]>}
 */
const ROOMS = {
  lib: [],
  components: ['lib'],
  app: ['components', 'lib'],
};

/** What the site is not made of. */
const WORKSHOPS = ['__tests__', 'bench', 'e2e', 'scripts'];

const oneWay = Object.entries(ROOMS).map(([room, allowed]) => {
  const forbidden = [...Object.keys(ROOMS), ...WORKSHOPS].filter(
    (other) => other !== room && !allowed.includes(other),
  );
  const patterns = [
    {
      regex: `^(@|\\.{1,2}(/\\.\\.)*)/(${forbidden.join('|')})(/|$)`,
      message: 'Imports run one way: app → components → lib.',
    },
  ];
  return {
    files: [`${room}/**`],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  };
});

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
    // Safari takes a list without markers for no list, unless it says that it is one.
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
      ],
    },
  },
  {
    rules: { '@typescript-eslint/no-unused-vars': 'error' },
  },
  {
    // The exporter knows islands by their names (scripts/export/next-format.ts).
    files: ['components/**'],
    rules: { 'import/no-default-export': 'error' },
  },
  ...oneWay,
];

export default config;
