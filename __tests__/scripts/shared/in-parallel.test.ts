import { runInParallel } from '@/scripts/shared/in-parallel';

it('Each item is processed', async () => {
  const processed: string[] = [];
  await runInParallel([...'abcdefg'], async (item) => void processed.push(item));
  expect(processed.sort().join('')).toBe('abcdefg');
});

it('The error of an item ends the work', async () => {
  const failing = runInParallel(['a'], () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
});
