/** Ends a command with one line if Node.js is too old; import it before anything else. */
import { readFileSync } from 'node:fs';

const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');

/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(manifest);

/** @param {string} version */
const parseVersion = (version) => (version.match(/\d+/g) ?? []).map(Number);

const [major = 0, minor = 0] = parseVersion(engines.node);
const [ownMajor = 0, ownMinor = 0] = parseVersion(process.versions.node);

if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(
    `Node.js ${process.versions.node} is too old for this project: it needs ${major}.${minor} or newer.`,
  );
  process.exit(1);
}
