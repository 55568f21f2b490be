import { readPayload } from '@/scripts/export/hydration/payload';
import { createRscPayload, ISLAND } from '../../../support/exported-document';

const read = (page: unknown, ...rows: string[]) =>
  readPayload(createRscPayload(page, ...rows)).payload;

it('has what the main element shows, and not the layout around it', () => {
  expect(read(['$', 'h1', null, { children: 'Records' }])).toEqual([
    '$',
    'h1',
    null,
    { children: 'Records' },
  ]);
});

it('names islands, and lists them', () => {
  const { payload, islands } = readPayload(createRscPayload(ISLAND));
  expect(payload).toEqual(['$', 'Tabs', null, { label: 'News' }]);
  expect([...islands]).toEqual(['Tabs']);
});

it.each([
  ['fragments', ['$', '$1', 'c', { children: ['a', 'b'] }], ['a', 'b']],
  ['the components of Next.js', [['$', '$L5', null, { children: '$@6' }]], [null]],
  ['scripts of the head', ['$', 'script', null, { async: true, src: '/a.js' }], null],
  ['styles of the head', ['$', 'style', '0', { precedence: 'next', children: 'p{}' }], null],
])('leaves out %s', (_name, page, expected) => {
  expect(read(page)).toEqual(expected);
});

it.each([
  ['a row', '$Le', 'e:["x"]', ['x']],
  ['a row of another row', '$e', 'e:"$f"\nf:12', 12],
  ['a prop of an element', '$e:0:props:label', 'e:[["$","$L3",null,{"label":"News"}]]', 'News'],
  ['a long text, whose length includes its last line', '$e', 'e:T5,$abc', '$$abc\n'],
])('follows a reference to %s', (_name, reference, row, expected) => {
  expect(read([reference], row)).toEqual([expected]);
});

it('keeps texts that begin with $ escaped', () => {
  expect(read(['$$5', '$$L3'])).toEqual(['$$5', '$$L3']);
});

it('omits undefined props, and keeps null', () => {
  const page = ['$', 'p', null, { id: '$undefined', title: null }];
  expect(read(page)).toEqual(['$', 'p', null, { title: null }]);
});

it.each([
  ['a value of an unknown kind', ['$D2026-01-01'], 'has an unknown value ($D2026-01-01)'],
  ['an unknown element', ['$', '$Sreact.suspense', null, {}], 'has an unknown element'],
  ['a reference to nothing', ['$99'], 'has no row 99'],
])('%s ends the build', (_name, page, message) => {
  expect(() => read(page)).toThrow(`its RSC payload ${message}`);
});

it.each([
  ['no main element found', createRscPayload('x').replace('"main"', '"div"')],
  ['no main element found', '0:{}\n'],
  ['a segment of its route is missing', createRscPayload('x').replace('"c":"$Qc"', '"x":1')],
  ['a row of its RSC payload has no id', 'tree'],
  ['a row of its RSC payload has no end', '0:Tffff,short'],
])('says what is wrong: %s', (message, payload) => {
  expect(() => readPayload(payload)).toThrow(message);
});
