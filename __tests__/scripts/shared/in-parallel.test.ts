import { runInParallel } from '@/scripts/shared/in-parallel';

const { stdout } = process;
const { isTTY } = stdout;
const work = () => Promise.resolve();
let written: string[];
let logged: jest.SpyInstance;

beforeEach(() => {
  written = [];
  jest.spyOn(stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  logged = jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => {
  stdout.isTTY = isTTY;
  jest.restoreAllMocks();
});

const getTexts = () => written.filter((text) => text.startsWith('Pictures'));

it('counts on one line of a terminal, which it clears at the end, also after an error', async () => {
  stdout.isTTY = true;
  await runInParallel(['a', 'b'], work, { label: 'Pictures' });
  expect(getTexts()).toEqual(['Pictures: 1 of 2', 'Pictures: 2 of 2']);
  const clear = written.slice(written.lastIndexOf('Pictures: 2 of 2') + 1);
  expect(clear.join('')).toContain('\u001B[2K');
  written = [];
  const failing = runInParallel(['a'], () => Promise.reject(new Error('broken')), { label: 'X' });
  await expect(failing).rejects.toThrow('broken');
  expect(written).toEqual(clear);
});

it('counts in a log once in ten seconds, and not at all without a name', async () => {
  stdout.isTTY = false;
  let now = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 4_000));
  await runInParallel([...'abcdefg'], work, { label: 'Pictures' });
  await runInParallel([...'abcdefg'], work);
  expect(logged.mock.calls).toEqual([['Pictures: 3 of 7'], ['Pictures: 6 of 7']]);
  expect(written).toEqual([]);
});
