import { assertRootElement } from '@/lib/browser/root-element';

it('§8 A page without root element fails with "Root element not found"', async () => {
  const error = new Error('Root element not found');
  expect(() => assertRootElement(document)).toThrow(error);
  // Start-up itself checks it.
  await expect(import('@/instrumentation-client')).rejects.toThrow(error);
});
