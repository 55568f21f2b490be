import { summarizeBuild } from '@/scripts/export/finish';
import { createTestFolder } from '../../support/test-folder';

const { at, write } = createTestFolder();

it('The summary counts a page with its second file once, and names each that is too long as it is sent', async () => {
  for (const name of ['index', '404', 'about', 'about/index', 'handbook/index'])
    write(`out/${name}.html`, 'a'.repeat(50_000));
  write('out/about.html.br', 'a'.repeat(14_201));
  write('out/index.html.br', 'a'.repeat(14_200));
  expect(await summarizeBuild(at('out'))).toMatch(
    /^out: 4 pages, 7 files, 0\.3 MB; \d+ seconds\nabout\.html has 14201 bytes, more than 14200$/,
  );
});
