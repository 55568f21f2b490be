import fc from 'fast-check';
import { planMarquee } from '@/lib/home/marquee';

it('Any text fills the widest window, and moves at 28 to 57 pixels a second', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 4000 }), (text) => {
      const { repeats, seconds } = planMarquee(text);
      const width = repeats * (text.length * 8 + 48);
      expect(width).toBeGreaterThan(5000);
      expect(width / seconds).toBeGreaterThan(28);
      expect(width / seconds).toBeLessThan(57);
    }),
  );
});
