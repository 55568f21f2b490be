/**
 * Gets the web servers of the host tests, unless they are there, as packages of Debian. Elsewhere a missing one is
 * named as not tested; where CI is set that is a failure.
 */
import { installDebianPackages } from './debian-packages';
import { findHost, hostPrograms, packagesOf } from './hosts';

const missing = () => hostPrograms.filter((host) => findHost(host) === undefined);

if (missing().length > 0) installDebianPackages(missing().flatMap(packagesOf));
if (missing().length > 0) {
  console.error(`Not tested, because not installed: ${missing().join(', ')}.`);
  if (process.env.CI) process.exitCode = 1;
}
