import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { FaultError } from '../content/fault';
import { isSystemFile } from '../content/system-files';

const PUBLIC = path.join(import.meta.dirname, '../../public');

/** File systems take 255 bytes; the rest is for what the build adds, such as the size of a picture and `.br`. */
const LONGEST_NAME_BYTES = 200;

/** What is wrong with the name of a file or folder; undefined if nothing is. */
function nameProblem(name: string): string | undefined {
  if (name.startsWith('.') && name !== '.well-known') {
    return 'some hosts publish what begins with a dot, and others hide it; give it another name, or take it away';
  }
  const bytes = Buffer.byteLength(name);
  return bytes > LONGEST_NAME_BYTES
    ? `has a name of ${bytes} bytes; ${LONGEST_NAME_BYTES} is the most`
    : undefined;
}

/**
 * Ends a build before it begins where public/ has names that not every host or file system can serve.
 *
 * @throws FaultError with a line for each
 */
export function refuseNames(folder: string = PUBLIC): void {
  if (!existsSync(folder)) return;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const faults = names.flatMap((name) => {
    const problem = isSystemFile(name) ? undefined : nameProblem(path.basename(name));
    return problem ? [`public/${name.replaceAll(path.sep, '/')}: ${problem}`] : [];
  });
  if (faults.length > 0) throw new FaultError(...faults);
}
