import type { ChildProcess } from 'node:child_process';
import { waitUntil } from './until';

const hasAnswer = (url: string) =>
  fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/**
 * Waits until a server answers, whatever it says.
 *
 * @param log what it writes meanwhile
 * @throws Error with that, when it ends or never does
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
