import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Kills a detached process and its whole process group, and waits until the process has exited. */
export async function killProcessGroup(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await exited;
}
