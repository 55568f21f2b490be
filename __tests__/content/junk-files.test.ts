import { isJunkFile } from '@/lib/content/junk-files';

it('Files of systems and programs are told from those of people', () => {
  const system = ['.DS_Store', 'gallery/._image12.jpg', 'Thumbs.db', 'a/desktop.ini', 'a/Icon\r'];
  const programs = ['~$records.xlsx', '.~lock.records.csv#', 'a/.news.yaml.swp', 'news.yaml~'];
  const own = ['.well-known/security.txt', '.nojekyll', 'gallery/image1.jpg', 'ads.txt'];
  expect([...system, ...programs, ...own].filter(isJunkFile)).toEqual([...system, ...programs]);
});
