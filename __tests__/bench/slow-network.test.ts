/** @jest-environment node */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { SLOW_NETWORK, slowNetwork } from '@/bench/slow-network';

/** What takes a tenth of a second by itself. */
const BODY = Buffer.alloc(SLOW_NETWORK.down / 80, 'x');

/** Sends bodies at the same time; what came, and after how many milliseconds all of it was there. */
async function send(bodies: readonly Buffer[]) {
  const network = slowNetwork();
  const start = performance.now();
  const received = await Promise.all(
    bodies.map(async (body) => {
      const response = new PassThrough();
      const [whole] = await Promise.all([buffer(response), network(response, body)]);
      return whole;
    }),
  );
  return { received, took: performance.now() - start };
}

it('what is sent arrives whole, after the latency and the time of its bytes', async () => {
  const { received, took } = await send([BODY]);
  expect(received).toEqual([BODY]);
  expect(took).toBeGreaterThan(SLOW_NETWORK.latency + 90);
});

it('what is sent at the same time shares the network', async () => {
  const { received, took } = await send([BODY, BODY]);
  expect(received).toEqual([BODY, BODY]);
  expect(took).toBeGreaterThan(SLOW_NETWORK.latency + 190);
});

it('an empty body arrives', async () => {
  const { received } = await send([Buffer.alloc(0)]);
  expect(received).toEqual([Buffer.alloc(0)]);
});
