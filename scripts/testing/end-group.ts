import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Ends a process that was started as detached, with all that it has started, and waits until it is gone. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}
