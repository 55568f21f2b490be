import type { ChildProcess } from 'node:child_process';

const hasAnswer = (url: string) =>
  fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/**
 * Waits until a server answers, whatever it says.
 *
 * @param log what it writes meanwhile
 * @throws Error with that, when it ends or takes more than fifteen seconds
 */
export async function untilAnswers(
  server: ChildProcess,
  origin: string,
  log: readonly string[],
): Promise<void> {
  for (const end = Date.now() + 15_000; Date.now() < end;) {
    if (server.exitCode !== null) break;
    if (await hasAnswer(origin)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${server.spawnargs.join(' ')} does not serve:\n${log.join('')}`);
}
