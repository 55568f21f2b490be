import { hasModifier } from '@/lib/browser/keys';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it('a key by itself has no modifier', () => {
  expect(hasModifier(none)).toBe(false);
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('%s is one', (key) => {
  expect(hasModifier({ ...none, [key]: true })).toBe(true);
});
