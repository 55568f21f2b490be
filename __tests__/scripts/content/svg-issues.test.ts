import fc from 'fast-check';
import { findSvgProblem } from '@/scripts/content/svg-issues';
import names from '@/scripts/content/svg-names.json';
import { createImage } from '../../support/images';

const [elements, attributes] = [names.elements, names.attributes].map((lines) =>
  lines.join(' ').split(' '),
) as [string[], string[]];

const isRefused = (inside: string, before = '') =>
  findSvgProblem(
    Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:s="urn:s">${inside}</svg>`),
  ) !== undefined;

const name = fc.stringMatching(/^[a-zA-Z_][\w.-]{0,9}(:[a-zA-Z_][\w.-]{0,9})?$/);
const element = fc.constantFrom(...elements);

it('A drawing holds only known elements and attributes', () => {
  expect(elements.filter((known) => isRefused(`<${known}/>`))).toEqual([]);
  const otherElement = fc
    .oneof(fc.constantFrom('script', 'foreignObject', 'a', 'animate', 'set', 'metadata'), name)
    .filter((other) => !elements.includes(other));
  fc.assert(fc.property(otherElement, (other) => isRefused(`<g><${other}/></g>`)));
  const labels = /^(id|class|role|lang|version|(xmlns|xml|aria|data)\b.*)$/;
  const otherAttribute = fc
    .oneof(fc.constantFrom('onload', 's:href', 'xml:base', 'srcset', 'action', 'Style'), name)
    .filter(
      (other) => !attributes.includes(other) && (other === 'xml:base' || !labels.test(other)),
    );
  fc.assert(
    fc.property(element, otherAttribute, (known, other) => isRefused(`<${known} ${other}="1"/>`)),
  );
});

it('A drawing points at its own parts alone, in attributes and in styles', () => {
  const address = fc
    .oneof(
      fc.webUrl(),
      fc.constantFrom('//a.example/a.svg#b', 'javascript:alert(1)', 'a.svg#a', ''),
    )
    .map((url) => url.replaceAll('&', '&amp;'));
  const link = fc.constantFrom('href', 'xlink:href');
  fc.assert(
    fc.property(element, link, address, (known, href, url) =>
      isRefused(`<${known} ${href}="${url}"/>`),
    ),
  );
  const call = fc.constantFrom('url', 'URL', 'image-set', 'u\\72l', 'u/**/rl');
  const attribute = fc.constantFrom(...attributes.filter((one) => !one.endsWith('href')));
  fc.assert(
    fc.property(attribute, call, address, (known, written, url) => {
      const style = `${written}(${url})`;
      return isRefused(`<g ${known}="${style}"/>`) && isRefused(`<style>g{fill:${style}}</style>`);
    }),
  );
  expect(isRefused('<style>@import "a.css"</style>')).toBe(true);
});

it.each([
  ['<?xml version="1.0" encoding="UTF-8" standalone="no"?>', false],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/a.dtd"><!-- A -->', false],
  ['<?xml-stylesheet href="a.css"?>', true],
  ['<?xml version="1.0" encoding="ISO-2022-JP"?>', true],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "">', true],
])('Before a drawing nothing stands for other characters: %s', (before, isCoded) => {
  expect(isRefused('<text>A &amp; B</text>', before)).toBe(isCoded);
  expect(isRefused('<g id="&colon;"/>', before)).toBe(true);
});

it.each(['png', 'jpeg', 'webp'] as const)(
  'A %s within a drawing has no metadata',
  async (format) => {
    const draw = (picture: Buffer) =>
      `<image href="data:image/${format};base64,${picture.toString('base64')}"/>`;
    const image = createImage(9, 9).toFormat(format);
    expect(isRefused(draw(await image.toBuffer()))).toBe(false);
    const telling = image.withExif({ IFD0: { Artist: 'Asha' } });
    expect(isRefused(draw(await telling.toBuffer()))).toBe(true);
  },
);
