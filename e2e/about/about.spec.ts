import { expect, open, test } from '../test';
import { en } from '@/lib/i18n/messages/en';

// A document that is only read, and the same on every screen.
test.describe('/about', { tag: ['@chromium', '@desktop'] }, () => {
  test('§2 §9 tells story, mission, vision, contact, achievements and the four figures', async ({
    page,
  }) => {
    await open(page, '/about');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Our Story',
      'Our Mission',
      'Our Vision',
      en.about.contact.title,
      en.about.achievements,
    ]);
    const main = page.getByRole('main');
    await expect(main.getByText('Headquarters: Lucknow')).toBeVisible();
    await expect(main.getByText('Registration: Established 2017')).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveText([
      /2018/,
      /40 districts/,
      /over 2,000 students/,
    ]);

    await expect(page.getByRole('definition')).toHaveText(['2017', '75+', '150+', '10,000+']);
    await expect(page.getByRole('term')).toHaveText([
      'Established',
      en.secretaries.title,
      'Tournaments Organized',
      'Student Athletes',
    ]);
  });
});
