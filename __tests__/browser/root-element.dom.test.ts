import { assertRootElement } from '@/lib/browser/root-element';

afterEach(() => document.body.replaceChildren());

it('§8 a page without root element fails with "Root element not found"', () => {
  expect(() => assertRootElement(document)).toThrow(new Error('Root element not found'));
});

it('§8 a page with a root element starts', () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(() => assertRootElement(document)).not.toThrow();
});

it('§8 the start-up itself looks for the root element', async () => {
  await expect(import('@/instrumentation-client')).rejects.toThrow('Root element not found');
});
