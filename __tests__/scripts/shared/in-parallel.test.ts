import { runInParallel } from '@/scripts/shared/in-parallel';

it('Each item is processed, and the progress of named ones is logged once in ten seconds', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  let now = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 4_000));
  const processed: string[] = [];
  const add = async (item: string) => void processed.push(item);
  await runInParallel([...'abcdefg'], add, { label: 'Pictures' });
  await runInParallel([...'hi'], add);
  expect(processed.sort().join('')).toBe('abcdefghi');
  expect(log.mock.calls).toEqual([['Pictures: 3 of 7'], ['Pictures: 6 of 7']]);
});

it('The error of an item ends the work', async () => {
  const failing = runInParallel(['a'], () => Promise.reject(new Error('broken')), { label: 'X' });
  await expect(failing).rejects.toThrow('broken');
});
