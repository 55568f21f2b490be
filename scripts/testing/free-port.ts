import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** Browsers refuse some ports, of which this is the highest: https://fetch.spec.whatwg.org/#port-blocking */
const HIGHEST_REFUSED = 10_080;

/** Lets a server listen on a port of the loopback interface that the system chooses, and returns it. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  if (port > HIGHEST_REFUSED) return port;
  await once(server.close(), 'close');
  return listenOnFreePort(server);
}

/** A free port on the loopback interface, for a program that cannot choose one. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe);
  await once(probe.close(), 'close');
  return port;
}
