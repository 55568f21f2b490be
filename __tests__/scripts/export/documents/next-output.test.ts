/** @jest-environment node */
import {
  insertAt,
  inlineStyles,
  replaceStyles,
  ROUTER_FILE,
} from '@/scripts/export/documents/next-output';

const page = '<html><head><meta charSet="utf-8"/><title>A</title></head><body></body></html>';

it.each([
  ['charset', '<head><meta charSet="utf-8"/><b><title>'],
  ['headEnd', '</title><b></head>'],
  ['bodyEnd', '<body><b></body></html>'],
] as const)('an addition at the %s stands there', (place, text) => {
  expect(insertAt(place, page, '<b>')).toContain(text);
});

it('what an addition holds means nothing to the place', () => {
  expect(insertAt('bodyEnd', page, '$& $1')).toContain('<body>$& $1</body>');
});

it('a document without the place fails, instead of going without', () => {
  expect(() => insertAt('charset', '<html></html>', '<b>')).toThrow(
    'its character set was not found',
  );
});

it('the style sheets of a document are found, whatever their element says', () => {
  expect(inlineStyles('<style>a{}</style><p></p><style data-x="">\nb{}</style>')).toEqual([
    'a{}',
    '\nb{}',
  ]);
});

it.each(['about.txt', 'district/agra.txt', '__next._tree.txt', '_not-found.html', '_not-found'])(
  'the router’s %s is known',
  (file) => expect(file).toMatch(ROUTER_FILE),
);

it.each(['robots.txt', 'about.html', '404.html', 'student-records.csv'])(
  '%s is none of the router’s',
  (file) => expect(file).not.toMatch(ROUTER_FILE),
);

test('style sheets are replaced in their order, whatever they hold', () => {
  const html = '<style>a{}</style><p></p><style data-x="">b{}</style>';
  expect(replaceStyles(html, ['c{}', "d{content:'$&'}"])).toBe(
    `<style>c{}</style><p></p><style data-x="">d{content:'$&'}</style>`,
  );
  expect(replaceStyles(html, [])).toBe('<style></style><p></p><style data-x=""></style>');
});
