import { once } from 'node:events';
import { createServer } from 'node:net';

import { findPort, listenOnFreePort } from '@/scripts/shared/free-port';

it('The site is served on the expected port, and on another one while that is taken', async () => {
  const server = createServer().unref();
  const port = await listenOnFreePort(server);
  const other = await findPort(port);
  expect(other).not.toBe(port);
  expect(other).toBeGreaterThan(0);
  await once(server.close(), 'close');
  expect(await findPort(port)).toBe(port);
});
