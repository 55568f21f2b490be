import { en } from '@/lib/i18n/messages/en';
import { planMarquee } from '@/lib/home/marquee';
import { expect, getButton, open, test } from '../support/test';

const { announcements, slideshow } = en.home;

/** As published, short, and long. */
const TEXTS = [null, 'OPEN', Array(20).fill('TRIALS FOR THE TEAM, registration open').join(' • ')];

test(
  'the announcements stand still under reduced motion, as slides do (C7), and before a visitor comes; run, stop by their switch, and fill any window',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    // As in a page that the browser prerenders.
    await page.addInitScript(() =>
      Object.defineProperty(document, 'prerendering', { value: true }),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const region = page.getByRole('region', { name: announcements.label });
    await expect(region.getByRole('paragraph')).toBeInViewport({ ratio: 1 });
    await expect(region.getByRole('paragraph')).toContainText('24TH SCSE NATIONAL GAMES');
    await getButton(page, slideshow.next).click();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

    const expectToRun = (isRunning: boolean) =>
      expect
        .poll(() => page.evaluate(() => document.getAnimations().map((one) => one.playState)))
        .toEqual([isRunning ? 'running' : 'paused']);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expectToRun(false);
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await expectToRun(true);
    await page.getByRole('checkbox', { name: announcements.pause }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expectToRun(false);

    for (const text of TEXTS) {
      for (const width of [320, 3840]) {
        await page.setViewportSize({ width, height: 800 });
        const { gap, pace } = await region.evaluate(
          (element, other) => {
            const first = element.querySelector('p');
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
            animation.currentTime = duration - 1;
            const { width: length, right } = track.getBoundingClientRect();
            return { gap: innerWidth - right, pace: (length / 2 / duration) * 1000 };
          },
          text && { text, ...planMarquee(text) },
        );
        expect(gap).toBeLessThanOrEqual(0);
        expect(pace).toBeGreaterThan(20);
        expect(pace).toBeLessThan(60);
      }
    }
  },
);
