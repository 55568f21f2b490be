import { readPayload } from '@/scripts/export/hydration/payload';
import { createRscPayload, ISLAND } from '../../../support/exported-document';

const read = (page: unknown, ...rows: string[]) =>
  readPayload(createRscPayload(page, ...rows)).payload;

it('has what the main element shows, names its islands, and lists them', () => {
  const heading = ['$', 'h1', null, { children: 'Records' }];
  const { payload, islands } = readPayload(createRscPayload([heading, ISLAND]));
  expect(payload).toEqual([heading, ['$', 'Tabs', null, { label: 'News' }]]);
  expect([...islands]).toEqual(['Tabs']);
});

it.each([
  ['fragments', ['$', '$1', 'c', { children: ['a', 'b'] }], ['a', 'b']],
  ['the components of Next.js', [['$', '$L5', null, { children: '$@6' }]], [null]],
  ['scripts of the head', ['$', 'script', null, { async: true, src: '/a.js' }], null],
  ['styles of the head', ['$', 'style', '0', { precedence: 'next', children: 'p{}' }], null],
  [
    'undefined props',
    ['$', 'p', null, { id: '$undefined', a: null }],
    ['$', 'p', null, { a: null }],
  ],
])('leaves out %s', (_name, page, expected) => {
  expect(read(page)).toEqual(expected);
});

it.each([
  ['a row', '$Le', 'e:["x"]', ['x']],
  ['a row of another row', '$e', 'e:"$f"\nf:12', 12],
  ['a prop of an element', '$e:0:props:label', 'e:[["$","$L3",null,{"label":"News"}]]', 'News'],
  ['a long text, whose length includes its last line', '$e', 'e:T5,$abc', '$$abc\n'],
  // Texts that begin with $ stay escaped.
  ['no row', '$$L3', '', '$$L3'],
])('follows a reference to %s', (_name, reference, row, expected) => {
  expect(read([reference], ...[row].filter(Boolean))).toEqual([expected]);
});

it.each([
  ['has an unknown value ($D2026-01-01)', createRscPayload(['$D2026-01-01'])],
  ['has an unknown element', createRscPayload(['$', '$Sreact.suspense', null, {}])],
  ['has no row 99', createRscPayload(['$99'])],
  ['no main element found', createRscPayload('x').replace('"main"', '"div"')],
  ['no main element found', '0:{}\n'],
  ['a segment of its route is missing', createRscPayload('x').replace('"c":"$Qc"', '"x":1')],
  ['a row of its RSC payload has no id', 'tree'],
  ['a row of its RSC payload has no end', '0:Tffff,short'],
])('ends the build if it is not as expected: %s', (message, payload) => {
  expect(() => readPayload(payload)).toThrow(message);
});
