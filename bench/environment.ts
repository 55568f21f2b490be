import { createRequire } from 'node:module';
import { availableParallelism, cpus } from 'node:os';
import { LIGHTHOUSE_VERSION } from './lighthouse';

const PACKAGES = { 'Next.js': 'next', React: 'react' };

const require = createRequire(import.meta.url);

function versionOf(name: string): string {
  const { version } = require(`${name}/package.json`) as { version: string };
  return version;
}

/** Where, when and with what was measured, in one sentence. */
export function environment(chromium: string): string {
  const [cpu] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  const packages = Object.entries(PACKAGES).map(([title, name]) => `${title} ${versionOf(name)}`);
  const versions = [
    `Node.js ${process.versions.node}`,
    `Chromium ${chromium}`,
    ...packages,
    `Lighthouse ${LIGHTHOUSE_VERSION}`,
  ];
  return `Measured on ${day} on ${availableParallelism()} cores of ${cpu?.model.trim() ?? 'an unknown CPU'}, with ${versions.join(', ')}.`;
}
