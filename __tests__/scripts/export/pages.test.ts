import { describeOwnPage, describePage } from '@/scripts/export/pages';
import { makeSettings } from '../../support/pipeline-page';

const settings = makeSettings({ basePath: '/council' });

it.each([
  [
    'district/agra.html',
    '/council/district/agra',
    ['/', '.html', '/index.html'].map((ending) => `/council/district/agra${ending}`),
  ],
  ['index.html', '/council/', ['/council/index.html', '/council']],
])('%s is served at %s, and its other addresses redirect there', (file, address, aliases) => {
  expect(describePage(file, settings)).toMatchObject({ address, aliases });
});

it.each<[string, ...object[]]>([
  ['google123.html', { address: '/council/google123.html' }],
  [
    'handbook/index.html',
    { address: '/council/handbook/index.html' },
    { address: '/council/handbook/', aliases: ['/council/handbook'] },
  ],
])('%s of the maintainers is served at its file, and an index at its folder', (file, ...pages) => {
  expect(describeOwnPage(file, settings)).toEqual(
    pages.map((page) => ({ file, aliases: [], isOwn: true, ...page })),
  );
});
