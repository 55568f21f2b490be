/** @jest-environment node */
import { describeOwnPage, describePage } from '@/scripts/export/documents/pages';

const settings = {
  siteUrl: 'https://scse.example',
  basePath: '/council',
  assetsHost: '',
  keepsPages: true,
};
const page = '<html><head><meta charSet="utf-8"/><title>A</title></head><body></body></html>';

const directivesOf = (html: string) =>
  describePage('about.html', html, settings).policy.split('; ');

it('each inline script is allowed by its hash, those that are loaded need none', () => {
  const html = '<script>a()</script><script src="/a.js"></script><script id="b">a()</script>';
  // printf 'a()' | openssl dgst -sha256 -binary | base64
  expect(directivesOf(html)).toContain(
    "script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
  );
});

it('each style sheet within a document is allowed by its hash, one that stands twice by one', () => {
  const html = '<style>p{margin:0}</style><style data-href="/a.css">p{margin:0}</style><b>p</b>';
  // printf 'p{margin:0}' | openssl dgst -sha256 -binary | base64
  expect(directivesOf(html)).toContain(
    "style-src 'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA='",
  );
});

it('a page answers at its clean address, and others lead there', () => {
  expect(describePage('district/agra.html', page, settings)).toMatchObject({
    address: '/council/district/agra',
    aliases: [
      '/council/district/agra/',
      '/council/district/agra.html',
      '/council/district/agra/index.html',
    ],
  });
});

it('the home page answers at the base path with a slash', () => {
  expect(describePage('index.html', page, settings)).toMatchObject({
    address: '/council/',
    aliases: ['/council/index.html', '/council'],
  });
});

it("a page of the maintainer's own answers at its file, without a policy of ours", () => {
  expect(describeOwnPage('google123.html', settings)).toEqual([
    { file: 'google123.html', address: '/council/google123.html', aliases: [], policy: '' },
  ]);
});

it('the index of a folder of its own answers at that folder too, with the slash that its links count on', () => {
  const page = { file: 'handbook/index.html', policy: '' };
  expect(describeOwnPage('handbook/index.html', settings)).toEqual([
    { ...page, address: '/council/handbook/index.html', aliases: [] },
    { ...page, address: '/council/handbook/', aliases: ['/council/handbook'] },
  ]);
});
