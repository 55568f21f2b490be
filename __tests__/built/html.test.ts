import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { formatterFactory, HtmlValidate } from 'html-validate';
import { getFiles, plainBuild, readText } from '../hosts/builds';

/** Each page once: about/index.html is a copy of about.html (files.test.ts). */
const pages = getFiles(plainBuild).filter((file) => /(?<!\/index)\.html$/.test(file));

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
const format = formatterFactory('text');

it.each(pages)('%s is valid HTML, without CSS for browsers of ten years ago', async (file) => {
  const html = readText(plainBuild, file);
  const { results } = await validator.validateString(html);
  expect(format(results)).toBe('');
  expect(html).not.toMatch(/[{;]-(moz-column|o-)/);
});

const vnu = require.resolve('vnu-jar/build/dist/vnu.jar');
// It runs for seconds only, so compiling its code thoroughly does not pay. Its schemas need a deep stack.
const JAVA_OPTIONS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m', '-jar', vnu];

/** Findings that are no issues, each with the reason. */
const IGNORED = [
  // It knows CSS of some years ago, without anchors, popovers and view transitions.
  'CSS: .*',
  // It opens the pages as files, where 'self' is no origin. e2e/policy.spec.ts tests the policies.
  '(Resource|Inline (style|script)) violates Content Security Policy.*',
  // Browsers drop the roles of a table that is laid out as cards (records-table.tsx).
  'The “(table|row|cell|columnheader)” role is unnecessary for element .*',
  // Safari drops the role of a list without markers.
  'The “list” role is unnecessary for element .*',
  'The “role” attribute must not be used on a “(tr|th|td)” element which has a “table” ancestor .*',
];

const hasJava = spawnSync('java', [...JAVA_OPTIONS, '--version']).status === 0;
if (!hasJava) console.warn('Not tested by the Nu Html Checker, which needs Java 17.');

(hasJava ? it : it.skip)('The Nu Html Checker of the W3C finds no issue on any page', () => {
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-info-messages'];
  const files = pages.map((file) => path.join(plainBuild.folder, file));
  const report = execFileSync(
    'java',
    [...JAVA_OPTIONS, ...options, '--filterpattern', IGNORED.join('|'), ...files],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  expect(JSON.parse(report)).toMatchObject({ messages: [] });
});
