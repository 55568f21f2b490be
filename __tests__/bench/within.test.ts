/** @jest-environment node */
import { within } from '@/bench/within';

it('what comes in time is handed on', async () => {
  await expect(within(60_000, 'it', Promise.resolve(1))).resolves.toBe(1);
});

it('what fails in time fails as it does', async () => {
  await expect(within(60_000, 'it', Promise.reject(new Error('no')))).rejects.toThrow('no');
});

it('what never comes is given up', async () => {
  const never = new Promise(() => undefined);
  await expect(within(20, 'it', never)).rejects.toThrow('it took longer than 0.02 seconds');
});
