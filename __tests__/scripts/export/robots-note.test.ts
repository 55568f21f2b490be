import { getRobotsNote } from '@/scripts/export/robots-note';

const siteUrl = 'https://scse.example';

it('a site below a path needs a line in the robots.txt of the root', () => {
  expect(getRobotsNote({ siteUrl, basePath: '/council' })).toBe(
    'robots.txt: no search engine reads it below /council; into https://scse.example/robots.txt put the line ' +
      '"Sitemap: https://scse.example/council/sitemap.xml"',
  );
});

it('a site at the root needs none', () => {
  expect(getRobotsNote({ siteUrl, basePath: '' })).toBeUndefined();
});
