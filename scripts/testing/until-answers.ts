import type { ChildProcess } from 'node:child_process';
import { waitUntil } from './until';

const respondsAt = (url: string) =>
  fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/**
 * Waits until a server responds, with any status.
 *
 * @param output what the server has printed so far
 * @throws Error with this output, if the server ends or does not respond in time
 */
export async function waitUntilServerAnswers(
  server: ChildProcess,
  origin: string,
  output: readonly string[],
): Promise<void> {
  const hasEnded = () => server.exitCode !== null;
  const isUp = await waitUntil(async () => hasEnded() || (await respondsAt(origin))).then(
    () => !hasEnded(),
    () => false,
  );
  if (!isUp) throw new Error(`${server.spawnargs.join(' ')} does not serve:\n${output.join('')}`);
}
