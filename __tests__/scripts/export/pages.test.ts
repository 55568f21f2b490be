import { describeOwnPage, describePage } from '@/scripts/export/pages';

const settings = {
  siteUrl: 'https://scse.example',
  basePath: '/council',
  assetsHost: '',
  keepsPages: true,
};
it('a page answers at its clean address, and others lead there', () => {
  expect(describePage('district/agra.html', settings)).toMatchObject({
    address: '/council/district/agra',
    aliases: [
      '/council/district/agra/',
      '/council/district/agra.html',
      '/council/district/agra/index.html',
    ],
  });
});

it('the home page answers at the base path with a slash', () => {
  expect(describePage('index.html', settings)).toMatchObject({
    address: '/council/',
    aliases: ['/council/index.html', '/council'],
  });
});

it("a page of the maintainer's own answers at its file, marked as such", () => {
  expect(describeOwnPage('google123.html', settings)).toEqual([
    { file: 'google123.html', address: '/council/google123.html', aliases: [], isOwn: true },
  ]);
});

it('the index of a folder of its own answers at that folder too, with the slash that its links count on', () => {
  const page = { file: 'handbook/index.html', isOwn: true };
  expect(describeOwnPage('handbook/index.html', settings)).toEqual([
    { ...page, address: '/council/handbook/index.html', aliases: [] },
    { ...page, address: '/council/handbook/', aliases: ['/council/handbook'] },
  ]);
});
