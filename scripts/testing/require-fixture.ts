/**
 * Fails if the site with the fixture's content is missing or older than its sources: visual tests would compare
 * outdated pages.
 */
import path from 'node:path';
import { buildProblem } from './is-current';
import { listProjectFiles } from './project-copy';
import { VARIANTS } from './variants';
import { PROJECT } from '../shared/project';

const site = `.variants/${VARIANTS.fixture.name}/out`;

/** The sources of its pages; the fixture has its own content and pictures. */
const SOURCES = [
  /^(__tests__\/fixture|app|components|lib|public(?!\/assets)|scripts\/(author|content|editor|export))\//,
  /^((next|postcss|tailwind)\.config\.\w+|instrumentation-client\.ts|package-lock\.json)$/,
];

const sources = listProjectFiles().filter((file) => SOURCES.some((pattern) => pattern.test(file)));
const problem = buildProblem(
  path.join(PROJECT, site),
  sources.map((file) => path.join(PROJECT, file)),
);
if (problem !== undefined) {
  console.error(`${site} ${problem}: npm test -- variants ${VARIANTS.fixture.name}`);
  process.exitCode = 1;
}
