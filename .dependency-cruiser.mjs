/**
 * Folders of the project do not import each other in circles, and nothing imports the editor but its tests: it is a
 * program of its own, which scripts/editor bundles by the paths of its entry files.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
const config = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circles-between-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-imports-the-editor',
      severity: 'error',
      from: { pathNot: '^(editor|__tests__|e2e)/' },
      to: { path: '^editor/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^(app|bench|components|e2e|editor|lib|scripts|testing|__tests__)/',
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
};

export default config;
