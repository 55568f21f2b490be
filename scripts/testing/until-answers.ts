import type { ChildProcess } from 'node:child_process';
import { waitUntil } from './until';

const hasAnswer = (url: string) =>
  fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/**
 * Waits until a server responds, with whatever status.
 *
 * @param log its output so far
 * @throws Error with its output if it ends, or does not respond in time
 */
export async function waitUntilAnswers(
  server: ChildProcess,
  origin: string,
  log: readonly string[],
): Promise<void> {
  const hasEnded = () => server.exitCode !== null;
  const isUp = await waitUntil(async () => hasEnded() || (await hasAnswer(origin))).then(
    () => !hasEnded(),
    () => false,
  );
  if (!isUp) throw new Error(`${server.spawnargs.join(' ')} does not serve:\n${log.join('')}`);
}
