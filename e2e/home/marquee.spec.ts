import { planMarquee } from '@/lib/ui/marquee';
import { en } from '@/lib/i18n/messages/en';
import { expect, open, test } from '../test';

const WIDTHS = [320, 1920, 2560, 3840];

/** As published, short, and long. */
const TEXTS = [
  null,
  'OPEN',
  Array(20).fill('TRIALS FOR THE STATE TEAM, registration open').join(' • '),
];

test(
  'the announcements fill the window up to their jump, at one pace, be they short or long',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await open(page, '/');
    for (const text of TEXTS) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page
          .getByRole('region', { name: en.home.announcements.label })
          .evaluate(
            (region, other) => {
              const first = region.querySelector('p');
              const track = first?.parentElement;
              const [animation] = track?.getAnimations() ?? [];
              if (!first || !track || !animation) throw new Error('nothing runs');
              if (other) {
                const copies = Array.from({ length: 2 * other.repeats }, () => first.cloneNode());
                for (const copy of copies) copy.textContent = other.text;
                track.replaceChildren(...copies);
                animation.effect?.updateTiming({ duration: other.seconds * 1000 });
              }
              const duration = Number(animation.effect?.getComputedTiming().duration);
              const run = track.getBoundingClientRect().width / 2;
              animation.currentTime = duration - 1;
              const gap = innerWidth - track.getBoundingClientRect().right;
              return { gap, pace: (run / duration) * 1000 };
            },
            text && { text, ...planMarquee(text) },
          );
        expect(found.gap).toBeLessThanOrEqual(0);
        expect(found.pace).toBeGreaterThan(30);
        expect(found.pace).toBeLessThan(50);
      }
    }
  },
);
