import { getFiles, plainBuild, readText } from '../hosts/builds';

/** Those of the pages; the editor's are no business of visitors. */
const scripts = getFiles(plainBuild).filter((file) =>
  /^_next\/(?!static\/editor\/).*\.js$/.test(file),
);

it('each script asks to be compiled while it arrives, by the one line that may do so', () => {
  expect(scripts.length).toBeGreaterThan(5);
  const first = (file: string) => readText(plainBuild, file).split('\n', 1)[0];
  expect(scripts.filter((file) => first(file) !== '//# allFunctionsCalledOnLoad')).toEqual([]);
});
