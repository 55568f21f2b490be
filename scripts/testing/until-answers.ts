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
 * @throws Error with this output, if the server ends
 */
export async function waitUntilServerAnswers(
  server: ChildProcess,
  origin: string,
  output: readonly string[],
): Promise<void> {
  const hasEnded = () => server.exitCode !== null;
  await waitUntil(async () => hasEnded() || (await respondsAt(origin)));
  if (hasEnded()) throw new Error(`${server.spawnargs.join(' ')} has ended:\n${output.join('')}`);
}
