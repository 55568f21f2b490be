/** @jest-environment node */
import {
  describePage,
  inlineScriptHashes,
  inlineStyleHashes,
  inlineStyles,
  withHeadEnd,
  withPolicy,
} from '@/scripts/publish/pages';

const settings = { siteUrl: 'https://scse.example', basePath: '/council', assetsHost: '' };
const page = '<html><head><meta charSet="utf-8"/><title>A</title></head><body></body></html>';

it('each inline script has a hash, those that are loaded have none', () => {
  const html = '<script>a()</script><script src="/a.js"></script><script id="b">a()</script>';
  // printf 'a()' | openssl dgst -sha256 -binary | base64
  expect(inlineScriptHashes(html)).toEqual([
    "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
  ]);
});

it('each style sheet within a document has a hash, one that stands twice has one', () => {
  const html = '<style>p{margin:0}</style><style data-href="/a.css">p{margin:0}</style><b>p</b>';
  // printf 'p{margin:0}' | openssl dgst -sha256 -binary | base64
  expect(inlineStyleHashes(html)).toEqual([
    "'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA='",
  ]);
});

it('the policy of a page allows its own scripts and style sheets by their hashes, and no others', () => {
  const html = '<style>p{margin:0}</style><script>a()</script>';
  const [script, style] = [...inlineScriptHashes(html), ...inlineStyleHashes(html)];
  expect(describePage('about.html', html, settings).policy.split('; ')).toEqual(
    expect.arrayContaining([`script-src 'self' ${script}`, `style-src ${style}`]),
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

it('the policy stands after the character set and before all else', () => {
  expect(withPolicy(page, "default-src 'none'")).toContain(
    '<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"/><title>',
  );
});

it('what belongs at the end of the head stands there', () => {
  expect(withHeadEnd(page, '<b>')).toContain('</title><b></head>');
});

it('a document that is not as Next.js writes it fails, instead of going without its policy', () => {
  expect(() => withPolicy('<html></html>', "default-src 'none'")).toThrow(/to put .* at$/);
});

it('the style sheets of a document are taken together', () => {
  expect(inlineStyles('<style>a{}</style><p></p><style data-x="">\nb{}</style>').join('')).toBe(
    'a{}\nb{}',
  );
});
