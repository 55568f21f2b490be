import type { ChildProcess } from 'node:child_process';

/** It finds what hangs, on a busy machine too. */
const TIMEOUT_MS = 120_000;

const hasAnswer = (url: string) =>
  fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/**
 * Waits until a server answers, whatever it says.
 *
 * @param log what it writes meanwhile
 * @throws Error with that, when it ends or takes more than two minutes
 */
export async function untilAnswers(
  server: ChildProcess,
  origin: string,
  log: readonly string[],
): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end;) {
    if (server.exitCode !== null) break;
    if (await hasAnswer(origin)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${server.spawnargs.join(' ')} does not serve:\n${log.join('')}`);
}
