import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Ends a detached process and its whole process group, and waits until it has exited. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}
