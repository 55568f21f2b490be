/**
 * Fails where the site with the fixture's content is missing, or older than what it is made of: pictures of it would
 * show how the pages looked before.
 */
import path from 'node:path';
import { buildProblem } from './is-current';
import { listProjectFiles } from './project-copy';
import { VARIANTS } from './variants';

const project = path.join(import.meta.dirname, '../..');
const site = `.variants/${VARIANTS.fixture.name}/out`;

/** What its pages are made of; the fixture has content and pictures of its own. */
const SOURCES = [
  /^(__tests__\/fixture|app|components|lib|public(?!\/assets)|scripts\/(author|build))\//,
  /^((next|postcss|tailwind)\.config\.\w+|instrumentation-client\.ts|package-lock\.json)$/,
];

const sources = listProjectFiles().filter((file) => SOURCES.some((pattern) => pattern.test(file)));
const problem = buildProblem(
  path.join(project, site),
  sources.map((file) => path.join(project, file)),
);
if (problem !== undefined) {
  console.error(`${site} ${problem}: npm test -- variants ${VARIANTS.fixture.name}`);
  process.exitCode = 1;
}
