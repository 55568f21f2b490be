import { hasModifier } from '@/lib/browser/keys';

it('a key alone has no modifier; Alt, Control, Meta and Shift are modifiers', () => {
  const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  expect(hasModifier(none)).toBe(false);
  for (const key of Object.keys(none)) expect(hasModifier({ ...none, [key]: true })).toBe(true);
});
