import { en } from '@/lib/i18n/messages/en';
import { planMarquee } from '@/lib/ui/marquee';
import { expect, open, test } from '../test';

const WIDTHS = [320, 1920, 2560, 3840];

/** As published, short, and long. */
const TEXTS = [
  null,
  'OPEN',
  Array(20).fill('TRIALS FOR THE STATE TEAM, registration open').join(' • '),
];

test.describe('the announcements', { tag: ['@chromium', '@desktop'] }, () => {
  // What is emulated stays with the page.
  test.use({ isFirstVisit: true });

  test('stand still under reduced motion, and so do slides (C7); they run, and stop by their switch', async ({
    page,
  }) => {
    const countAnimations = () => page.evaluate(() => document.getAnimations().length);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const region = page.getByRole('region', { name: en.home.announcements.label });
    await expect(region.getByRole('paragraph')).toBeInViewport({ ratio: 1 });
    await expect(region.getByRole('paragraph')).toContainText('24TH SCSE NATIONAL GAMES');
    await page.getByRole('button', { name: en.home.slideshow.next, exact: true }).click();
    expect(await countAnimations()).toBe(0);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const isRunning = () =>
      page.evaluate(() =>
        document.getAnimations().some(({ playState }) => playState === 'running'),
      );
    await expect.poll(isRunning).toBe(true);
    await page.getByRole('checkbox', { name: en.home.announcements.pause }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect.poll(isRunning).toBe(false);
  });

  test('fill the window up to their jump, at one pace, be they short or long', async ({ page }) => {
    await open(page, '/');
    for (const text of TEXTS) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const { gap, pace } = await page
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
        expect(gap).toBeLessThanOrEqual(0);
        expect(pace).toBeGreaterThan(30);
        expect(pace).toBeLessThan(50);
      }
    }
  });
});
