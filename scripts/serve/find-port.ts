import { once } from 'node:events';
import { connect } from 'node:net';
import { findFreePort } from '../shared/free-port';

/** Returns the port that people expect, or, if a program on this machine serves on it, a free one. */
export async function findPort(expectedPort: number): Promise<number> {
  const probe = connect(expectedPort, 'localhost');
  const isTaken = await once(probe, 'connect').then(
    () => true,
    () => false,
  );
  probe.destroy();
  return isTaken ? findFreePort() : expectedPort;
}
