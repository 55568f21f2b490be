import fc from 'fast-check';
import { MARQUEE_DURATIONS, planMarquee } from '@/lib/home/marquee';

it('any text fills the widest window, and moves at one speed in a duration of the style sheet', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 4000 }), (text) => {
      const { repeats, seconds } = planMarquee(text);
      const width = repeats * (text.length * 8 + 48);
      expect(width).toBeGreaterThan(5000);
      expect(width / seconds / 40).toBeCloseTo(1, 1);
      expect(MARQUEE_DURATIONS).toContain(seconds);
    }),
  );
});
