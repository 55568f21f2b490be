/** A build of the site in a copy of the project, for the tests of the built site. */
export interface Variant {
  /** Of the copy. */
  name: string;
  settings: Partial<Record<'BASE_PATH' | 'NEXT_PUBLIC_ASSETS_HOST', string>>;
  /** Files that a maintainer has put into public/, by their names, and what they hold. */
  ownFiles?: Record<string, string>;
}

/** Where the tests serve the images of the assets host. */
export const ASSETS_PORT = 4175;

/** What hosts must leave as a maintainer wrote it: files that others ask for by fixed names, and pages of their own. */
const OWN_FILES = {
  '.well-known/security.txt': 'Contact: mailto:office@scse.example\n',
  'ads.txt': 'example.com, 1, DIRECT\n',
  'google123.html': 'google-site-verification: google123.html',
  'rules.pdf': '%PDF-1.4\n%%EOF\n',
  'handbook/index.html':
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Handbook</title><style>h1{color:#b3391f}</style></head><body><h1>Handbook</h1><script>document.title += " 2025"</script><a href="part.html">Part</a></body></html>',
};

export const VARIANTS = {
  again: { name: 'again', settings: {} },
  council: { name: 'council', settings: { BASE_PATH: '/council' }, ownFiles: OWN_FILES },
  assetsHost: {
    name: 'assets-host',
    settings: { NEXT_PUBLIC_ASSETS_HOST: `http://127.0.0.1:${ASSETS_PORT}` },
  },
} satisfies Record<string, Variant>;
