import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { getFiles, plainBuild, readText } from '../hosts/builds';

const pages = getFiles(plainBuild).filter((file) => file.endsWith('.html'));

const validator = new HtmlValidate(
  new FileSystemConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

it('there are pages to check', () => expect(pages.length).toBeGreaterThan(20));

it.each(pages)('%s is valid HTML', async (file) => {
  const { results } = await validator.validateString(readText(plainBuild, file));
  const issues = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(issues).toEqual([]);
});

it('no style is for browsers of ten years ago alone', () => {
  for (const file of pages) {
    expect(readText(plainBuild, file)).not.toMatch(/[{;]-(moz-column|o-)/);
  }
});

describe('the Nu Html Checker, which is that of the W3C', () => {
  const vnu = require.resolve('vnu-jar/build/dist/vnu.jar');
  const runVnu = (...args: string[]) => ['-jar', vnu, ...args];
  const hasJava = spawnSync('java', runVnu('--version')).status === 0;
  if (!hasJava) console.warn('Not tested by the Nu Html Checker, which needs Java 17.');

  /** What it finds that is no issue, each with the reason. */
  const NO_FAULTS = [
    // Its knowledge of CSS is some years old: anchors, popovers and view transitions are unknown to it.
    'CSS: .*',
    // It opens the pages as files, where 'self' is no origin; e2e/policy.spec.ts holds them to their policies.
    '(Resource|Inline (style|script)) violates Content Security Policy.*',
    // Written out, because browsers drop the roles of a table that is laid out as cards (records-table.tsx).
    'The “(table|row|cell|columnheader)” role is unnecessary for element .*',
    // Safari takes a list without markers for none, unless it says that it is one.
    'The “list” role is unnecessary for element .*',
    'The “role” attribute must not be used on a “(tr|th|td)” element which has a “table” ancestor .*',
  ];

  (hasJava ? it : it.skip)(
    'finds nothing in any page',
    () => {
      const args = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-info-messages'];
      const files = pages.map((file) => path.join(plainBuild.folder, file));
      const report = execFileSync(
        'java',
        runVnu(...args, '--filterpattern', NO_FAULTS.join('|'), ...files),
        { encoding: 'utf8', maxBuffer: 2 ** 28 },
      );
      const { messages } = JSON.parse(report) as { messages: Record<string, string>[] };
      expect(messages.map(({ url, message, extract }) => [url, message, extract])).toEqual([]);
    },
    120_000,
  );
});
