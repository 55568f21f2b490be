import type { Page } from '@playwright/test';
import { PAINT_WAIT_MS, waitForHydration } from '@/scripts/testing/hydration';
import { en } from '@/lib/i18n/messages/en';
import { openHeld } from '../hold';
import { expect, go, open, openAtRest, stopClock, test } from '../test';

const carousel = (page: Page) => page.getByRole('region', { name: en.home.slideshow.label });
const slide = (page: Page, number: number) =>
  carousel(page).getByRole('group', { name: `${number} of 45` });
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Image' });

test(
  '§1 §2 the page has its marquee, its event, its members, its slogan and its objectives, word for word',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await open(page, '/');
    await expect(
      page.getByRole('region', { name: en.home.announcements.label }).getByRole('paragraph'),
    ).toHaveText(
      'NATIONAL GAMES COMING SOON • REGISTER NOW FOR UPCOMING TOURNAMENTS • SPORTS TALENT HUNT PROGRAM OPEN FOR REGISTRATIONS • EVENT PICTURES OF SCSE STATE GAMES • 24TH SCSE NATIONAL GAMES COMING SOON',
    );

    const panel = page.getByRole('tabpanel', { name: en.home.panel.events.rest });
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText('24th SCSE national games');
    await expect(panel).toContainText(/Venue: \S/);
    await expect(panel).toContainText('Date: 24/04/2025 to 29/04/2025');
    await expect(panel).toContainText('Registration Deadline: 30/03/2025');
    await expect(
      panel.getByRole('listitem').filter({ hasText: /international games/ }),
    ).toHaveCount(1);

    const members = page.getByRole('region', { name: en.home.members.title }).getByRole('listitem');
    await expect(members).toHaveText([
      /(?<!Vice )President$/,
      /Vice President$/,
      /General Secretary$/,
      /Treasurer$/,
      /Development Officer$/,
      /Joint Secretary$/,
    ]);
    await expect(members.getByRole('img')).toHaveCount(6);

    const objectives = page.getByRole('region', { name: en.home.objectives.title });
    await expect(objectives.getByText(en.home.objectives.subtitle)).toBeVisible();
    await expect(objectives.getByRole('heading', { level: 3 })).toHaveText([
      'Promoting Sports with Education',
      'Promoting Sports and Physical Education',
      'Affiliations and Collaborations',
      'Inclusive Participation',
      'Health and Wellness',
      'Community Engagement and Social Impact',
    ]);

    const about = page.getByRole('region', { name: en.home.about.title });
    await expect(about.locator('[lang=hi]')).toHaveText('गाँव खेलेगा, तभी इंडिया खेलेगा');
    await about.getByRole('link', { name: en.home.about.more }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.about.title);
    await expect(page.getByRole('region', { name: en.home.announcements.label })).toHaveCount(0);
  },
);

test.describe('§4 the slideshow', () => {
  test.use({ isFirstVisit: true });

  test.beforeEach(async ({ page }) => {
    await openAtRest(page, '/');
    await expect(slide(page, 1)).toBeVisible();
  });

  test('plays from the start, a slide every 5000 ms', { tag: '@desktop' }, async ({ page }) => {
    // Some of its time may have passed while the script came.
    const step = 100;
    for (let passed = 0; passed <= 5000 && (await slide(page, 1).isVisible()); passed += step) {
      await page.clock.runFor(step);
    }
    await expect(slide(page, 2)).toBeVisible();
    await page.clock.runFor(5000 - 2 * step);
    await expect(slide(page, 2)).toBeVisible();
    await page.clock.runFor(2 * step);
    await expect(slide(page, 3)).toBeVisible();
  });

  test(
    'C5 waits while the mouse is over it, pauses and plays by a button that says what it will do, goes on and back and wraps at 45',
    { tag: ['@chromium', '@desktop'] },
    async ({ page }) => {
      const press = (name: string) => carousel(page).getByRole('button', { name }).click();
      await slide(page, 1).hover();
      await page.clock.runFor(20_000);
      await expect(slide(page, 1)).toBeVisible();
      await expect(
        carousel(page).getByRole('button', { name: en.home.slideshow.pause }),
      ).toBeVisible();
      await page.mouse.move(0, 0);
      await page.clock.runFor(5100);
      await expect(slide(page, 2)).toBeVisible();

      await press(en.home.slideshow.pause);
      await page.clock.runFor(20_000);
      await expect(slide(page, 2)).toBeVisible();
      await press(en.home.slideshow.play);
      await page.mouse.move(0, 0);
      await page.clock.runFor(5100);
      await expect(carousel(page).getByRole('group', { name: /^[3-9] of 45/ })).toBeVisible();

      await press(en.home.slideshow.pause);
      const shown = carousel(page).getByRole('group');
      while ((await shown.getAttribute('aria-label')) !== '1 of 45')
        await press(en.home.slideshow.previous);
      await press(en.home.slideshow.previous);
      await expect(slide(page, 45)).toBeVisible();
      await press(en.home.slideshow.next);
      await expect(slide(page, 1)).toBeVisible();
      await press(en.home.slideshow.next);
      await expect(slide(page, 2)).toBeVisible();
    },
  );

  test(
    '§2 opens the current image in the overlay; a click anywhere closes it',
    { tag: ['@chromium', '@desktop'] },
    async ({ page }) => {
      await carousel(page).getByRole('button', { name: en.home.slideshow.next }).click();
      await slide(page, 2).getByRole('link').click();
      await expect(overlay(page).getByRole('img')).toHaveAttribute(
        'src',
        '/assets/gallery/image2.jpg',
      );
      await expect(page).toHaveURL('/');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(overlay(page).getByRole('status')).toHaveText('45 of 45');
      await page.mouse.click(20, 300);
      await expect(overlay(page)).toBeHidden();
      await expect(slide(page, 2).getByRole('link')).toBeFocused();
    },
  );
});

test(
  'the overlay opens and closes by the history behind a skip link',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/');
    await carousel(page).getByRole('button', { name: en.home.slideshow.pause }).click();
    await page.getByRole('link', { name: en.skipLink }).press('Enter');
    await expect(page).toHaveURL('/#main');
    await slide(page, 1).getByRole('link').click();
    await expect(overlay(page)).toBeVisible();
    await go(page, 'back');
    await expect(overlay(page)).toBeHidden();
    await go(page, 'forward');
    await expect(overlay(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    // A page that was loaded anew would play.
    await expect(
      carousel(page).getByRole('button', { name: en.home.slideshow.play }),
    ).toBeVisible();
  },
);

test.describe('§4 the slideshow waits for who was there before the script', () => {
  test.use({ isFirstVisit: true });

  test.beforeEach(({ page }) => stopClock(page));

  /** Lets the script come, and five slides' time pass. */
  async function letScriptCome(page: Page, release: () => void): Promise<void> {
    release();
    await page.clock.runFor(PAINT_WAIT_MS);
    await waitForHydration(page);
    await page.clock.runFor(25_000);
  }

  test('C5 with the mouse', { tag: '@desktop' }, async ({ page }) => {
    const release = await openHeld(page, '/');
    await slide(page, 1).hover();
    await letScriptCome(page, release);
    await expect(slide(page, 1)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(5100);
    await expect(slide(page, 2)).toBeVisible();
  });

  test('C4 with the focus', { tag: ['@chromium', '@desktop'] }, async ({ page }) => {
    const release = await openHeld(page, '/');
    const pause = carousel(page).getByRole('button', { name: en.home.slideshow.pause });
    await pause.press('Shift');
    await letScriptCome(page, release);
    await expect(slide(page, 1)).toBeVisible();
    await pause.blur();
    await page.clock.runFor(5100);
    await expect(slide(page, 2)).toBeVisible();
  });
});

test.describe('§2 the side panel', () => {
  test.beforeEach(({ page }) => open(page, '/'));

  test(
    'has the tabs with the labels of the screen size',
    { tag: '@layout' },
    async ({ page, isPhone }) => {
      await expect(page.getByRole('tab')).toHaveText(
        isPhone
          ? [en.home.panel.events.rest, en.home.panel.news.rest]
          : [en.home.panel.events.whole, en.home.panel.news.whole],
        { useInnerText: true },
      );
    },
  );

  test(
    'an event that was over when the page was built says so before the script, and goes into a calendar',
    { tag: ['@chromium', '@desktop'] },
    async ({ page, request }) => {
      await openHeld(page, '/');
      const panel = page.getByRole('tabpanel', { name: en.home.panel.events.rest });
      await expect(panel.getByText(en.home.event.over)).toBeVisible();
      const link = panel.getByRole('link', { name: en.calendar.add });
      const response = await request.get((await link.getAttribute('href')) ?? '');
      expect(response.headers()['content-type']).toMatch(/^text\/calendar/);
    },
  );

  test(
    'an event that the address names is printed alone',
    { tag: ['@chromium', '@desktop'] },
    async ({ page }) => {
      await page.goto('/#event-sample');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { name: '24th SCSE national games' })).toBeVisible();
      for (const other of ['banner', 'contentinfo', 'tablist'] as const) {
        await expect(page.getByRole(other)).toBeHidden();
      }
      await expect(page.getByRole('region')).toHaveCount(0);
      await page.goto('/');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.emulateMedia({ media: null });
    },
  );

  test(
    'shows an event that the address names while the news are chosen',
    { tag: ['@chromium', '@desktop'] },
    async ({ page }) => {
      await page.getByRole('tab', { name: en.home.panel.news.rest }).click();
      await page.evaluate(() => (location.hash = 'event-sample'));
      await expect(page.getByRole('tab', { name: en.home.panel.events.rest })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(
        page.getByRole('heading', { name: '24th SCSE national games' }),
      ).toBeInViewport();
    },
  );

  test(
    'Alt and an arrow are the browser’s own on a tab as well',
    { tag: ['@chromium', '@desktop'] },
    async ({ page }) => {
      await page.evaluate(() => history.pushState(null, '', '#here'));
      await page.getByRole('tab', { name: en.home.panel.events.rest }).press('Alt+ArrowLeft');
      await expect(page.getByRole('tab', { name: en.home.panel.events.rest })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    },
  );

  test(
    'shows the news, their images in the overlay, and the way to more',
    { tag: ['@chromium', '@desktop'] },
    async ({ page }) => {
      await page.getByRole('tab', { name: en.home.panel.news.rest }).click();
      const panel = page.getByRole('tabpanel', { name: en.home.panel.news.rest });
      await expect(panel.getByRole('article')).toHaveCount(5);
      await expect(panel.getByRole('article').first()).toContainText('10 February 2025');
      await panel.getByRole('article').first().getByRole('link').click();
      await expect(overlay(page).getByRole('img')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(overlay(page)).toBeHidden();
      await panel.getByRole('link', { name: en.home.panel.more }).click();
      await expect(page).toHaveURL('/gallery#news');
      await expect(page.getByRole('heading', { name: en.home.panel.news.whole })).toBeInViewport();
    },
  );
});
