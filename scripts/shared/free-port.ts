import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';

/** Lets a server listen on a free port of the loopback interface, and returns the port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Finds a free port of the loopback interface, for a program that cannot choose one itself. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe);
  await once(probe.close(), 'close');
  return port;
}

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
