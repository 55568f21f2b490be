import { formatterFactory, HtmlValidate } from 'html-validate';
import { getFiles, plainBuild, readText } from '../support/builds';

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
