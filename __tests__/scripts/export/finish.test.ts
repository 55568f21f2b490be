import { summarizeBuild } from '@/scripts/export/finish';
import { createTestFolder } from '../../support/test-folder';

const { at, write } = createTestFolder();

it('The summary tells what a build has made, and counts a page with its second file once', async () => {
  for (const name of [
    'index.html',
    '404.html',
    'about.html',
    'about/index.html',
    'handbook/index.html',
  ])
    write(`out/${name}`, 'a'.repeat(50_000));
  expect(await summarizeBuild(at('out'))).toMatch(/^out: 4 pages, 5 files, 0\.3 MB; \d+ seconds$/);
});

it('The summary names a page that is too long as it is sent', async () => {
  for (const name of ['hi.html', 'index.html']) write(`out/${name}`, '');
  write('out/hi.html.br', 'a'.repeat(14_201));
  write('out/index.html.br', 'a'.repeat(14_200));
  expect(await summarizeBuild(at('out'))).toMatch(
    /seconds\nhi\.html has 14201 bytes, more than 14200$/,
  );
});
