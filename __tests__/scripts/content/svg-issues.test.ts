import fc from 'fast-check';
import { ATTRIBUTES, ELEMENTS, findSvgProblem } from '@/scripts/content/svg-issues';
import { createImage } from '../../support/images';

const isRefused = (inside: string, before = '') =>
  findSvgProblem(
    Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:s="urn:s">${inside}</svg>`),
  ) !== undefined;

const name = fc.stringMatching(/^[a-zA-Z_][\w.-]{0,9}$/);
const prefixed = fc.oneof(
  name,
  fc.tuple(name, name).map((names) => names.join(':')),
);
const element = fc.constantFrom(...ELEMENTS);

it('A drawing holds only known elements and attributes', () => {
  for (const known of ELEMENTS) expect(isRefused(`<${known}/>`)).toBe(false);
  for (const known of ['script', 'foreignObject', 'a', 'animate', 'set', 'feImage', 'metadata'])
    expect(isRefused(`<${known}/>`)).toBe(true);
  fc.assert(
    fc.property(prefixed, (other) => {
      fc.pre(!ELEMENTS.has(other));
      return isRefused(`<g><${other}/></g>`);
    }),
  );
  const labels = /^(id|class|role|lang|version|(xmlns|xml|aria|data)\b.*)$/;
  for (const known of ['onload', 's:href', 'xml:base', 'srcset', 'action', 'Style'])
    expect(isRefused(`<g ${known}=""/>`)).toBe(true);
  fc.assert(
    fc.property(element, prefixed, (known, other) => {
      fc.pre(!ATTRIBUTES.has(other) && !labels.test(other));
      return isRefused(`<${known} ${other}="1"/>`);
    }),
  );
});

it('A drawing points at its own parts alone, in attributes and in styles', () => {
  const address = fc.oneof(
    fc.webUrl(),
    fc.constantFrom('//a.example/a.svg#b', 'javascript:alert(1)', 'a.svg#a', '', 'data:,a'),
    fc.constant('data:image/svg+xml;base64,PHN2Zy8+'),
  );
  fc.assert(
    fc.property(element, address, fc.constantFrom('href', 'xlink:href'), (known, url, attribute) =>
      isRefused(`<${known} ${attribute}="${url.replaceAll('&', '&amp;')}"/>`),
    ),
  );
  const calls = ['url', 'URL', 'image', 'image-set', 'src', '-webkit-image-set', 'u\\72l', 'var'];
  const attribute = fc.constantFrom(...[...ATTRIBUTES].filter((one) => !one.endsWith('href')));
  fc.assert(
    fc.property(attribute, fc.constantFrom(...calls), address, (known, call, url) => {
      const style = `${call}(${url.replaceAll('&', '&amp;')})`;
      return isRefused(`<g ${known}="${style}"/>`) && isRefused(`<style>g{fill:${style}}</style>`);
    }),
  );
  for (const style of ['@import "a.css"', 'a{fill:u/**/rl(a)}', 'a{fill:url(/**/#a)}'])
    expect(isRefused(`<style>${style}</style>`)).toBe(true);
});

it('Nothing before a drawing or in its texts stands for other characters', () => {
  const headers = [
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/a.dtd"><!-- A drawing -->',
  ];
  for (const before of headers) expect(isRefused('<text>A &amp; B</text>', before)).toBe(false);
  const others = [
    '<?xml-stylesheet href="a.css"?>',
    '<?xml version="1.0" encoding="ISO-2022-JP"?>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "">',
    '<!DOCTYPE svg [<!ENTITY a "b">]>',
  ];
  for (const before of others) expect(isRefused('', before)).toBe(true);
  for (const code of ['&#106;', '&#x6a;', '&colon;'])
    expect(isRefused(`<g id="${code}"/>`)).toBe(true);
  expect(
    findSvgProblem(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf16le')),
  ).toBeDefined();
});

it('A picture within a drawing has no metadata', async () => {
  const draw = (picture: Buffer, format: string) =>
    `<image href="data:image/${format};base64,${picture.toString('base64')}"/>`;
  for (const format of ['png', 'jpeg', 'gif', 'webp'] as const) {
    const image = createImage(9, 9);
    expect(isRefused(draw(await image.toFormat(format).toBuffer(), format))).toBe(false);
    if (format === 'gif') continue;
    const telling = await image
      .withExif({ IFD0: { Artist: 'Asha' } })
      .toFormat(format)
      .toBuffer();
    expect(isRefused(draw(telling, format))).toBe(true);
  }
});
