/** @jest-environment node */
import { withoutFade } from '@/bench/click-to-paint';

const FADE = '@view-transition{navigation:auto}';

it('a page without the fade keeps the rest of its style sheet', () => {
  const page = (fade: string) =>
    `<style>@media (prefers-reduced-motion:no-preference){${fade}}p{color:red}</style><p>Text</p>`;
  expect(withoutFade(page(FADE))).toBe(page(''));
});

it('a page that has no fade is not taken for one without it', () => {
  expect(() => withoutFade('<style>::view-transition{pointer-events:none}</style>')).toThrow(
    'no @view-transition',
  );
});
