import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { filesOf, plainBuild, readText } from '../hosts/builds';

const pages = filesOf(plainBuild).filter((file) => file.endsWith('.html'));

const validator = new HtmlValidate(
  new FileSystemConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

it('there are pages to check', () => expect(pages.length).toBeGreaterThan(20));

it.each(pages)('%s is valid HTML', async (file) => {
  const { results } = await validator.validateString(readText(plainBuild, file));
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(faults).toEqual([]);
});
