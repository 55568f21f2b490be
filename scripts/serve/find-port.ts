import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

/** Returns the port that people expect, or, if a program on this machine serves on it, a free one. */
export async function findPort(expectedPort: number): Promise<number> {
  const probe = connect(expectedPort, 'localhost');
  const isTaken = await once(probe, 'connect').then(
    () => true,
    () => false,
  );
  probe.destroy();
  if (!isTaken) return expectedPort;
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
