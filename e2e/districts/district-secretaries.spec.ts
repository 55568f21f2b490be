import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { expect, open, test, type } from '../test';

const districtButtons = (page: Page) =>
  page.getByRole('region', { name: en.secretaries.directory.districts }).getByRole('button');
const districtButton = (page: Page, name: string) =>
  page
    .getByRole('region', { name: en.secretaries.directory.districts })
    .getByRole('button', { name, exact: true });
const cards = (page: Page) =>
  page.getByRole('region', { name: en.secretaries.directory.featured }).getByRole('article');

test.describe('/district-secretaries', () => {
  test.beforeEach(({ page }) => open(page, '/district-secretaries'));

  test(
    '§2 §4 §8 §9 has its title, 75 districts, which are searched whatever the case, and all secretaries, each with every field',
    { tag: ['@chromium', '@desktop'] },
    async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.secretaries.title);
      await expect(
        page.getByText('Our network of representatives across Uttar Pradesh'),
      ).toBeVisible();
      await expect(districtButtons(page)).toHaveCount(75);
      await expect(districtButtons(page).first()).toHaveText('Agra');
      await expect(districtButtons(page).last()).toHaveText('Varanasi');

      await expect(cards(page)).toHaveCount(4);
      const card = cards(page).filter({ hasText: 'Varanasi' });
      await expect(card.getByRole('heading')).toHaveText('Ramesh Chandra Pandey');
      await expect(card).toContainText('District Secretary');
      await expect(card.getByRole('img', { name: 'Ramesh Chandra Pandey' })).toBeVisible();
      await expect(card.getByRole('link', { name: 'varanasi@scse.example' })).toHaveAttribute(
        'href',
        'mailto:varanasi@scse.example',
      );
      await expect(card.getByRole('link', { name: '+91 522 000 0002' })).toHaveAttribute(
        'href',
        'tel:+915220000002',
      );
      await expect(cards(page).filter({ hasText: en.secretaries.directory.noPhoto })).toHaveCount(
        1,
      );

      await type(page.getByPlaceholder(en.secretaries.directory.placeholder), 'NAGAR');
      await expect(districtButtons(page)).toHaveText([
        'Ambedkar Nagar',
        'Gautam Buddha Nagar',
        'Kanpur Nagar',
        'Kushinagar',
        'Muzaffarnagar',
        'Sant Kabir Nagar',
        'Siddharthnagar',
      ]);
      await type(page.getByPlaceholder(en.secretaries.directory.placeholder), 'atlantis');
      await expect(districtButtons(page)).toHaveCount(0);
    },
  );

  test(
    '§4 §8 limits the cards to a district, with no message for none, until a reload',
    { tag: '@desktop' },
    async ({ page }) => {
      await districtButton(page, 'Lucknow').click();
      await expect(districtButton(page, 'Lucknow')).toHaveAttribute('aria-current', 'true');
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page)).toBeInViewport();
      await expect(page.getByText('1 secretary', { exact: true })).toBeAttached();
      await districtButton(page, 'Agra').click();
      await expect(districtButton(page, 'Lucknow')).toHaveAttribute('aria-current', 'false');
      await expect(cards(page)).toHaveCount(0);
      await districtButton(page, 'Agra').click();
      await expect(cards(page)).toHaveCount(0);
      await page.reload();
      await expect(cards(page)).toHaveCount(4);
    },
  );
});

test(
  'a phone shows the whole card of a district that is chosen, every time',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/district-secretaries');
    for (const name of ['Lucknow', 'Agra', 'Varanasi', 'Varanasi']) {
      await page.evaluate(() => scrollTo(0, 0));
      await districtButton(page, name).click();
      for (const card of await cards(page).all())
        await expect(card).toBeInViewport({ ratio: 0.99 });
    }
  },
);

// The same on every screen size; __tests__/built looks at the documents of all eight.
test.describe('/district/{district}', { tag: ['@chromium', '@desktop'] }, () => {
  for (const [name, district, count] of [
    ['lucknow', 'Lucknow', 1],
    ['kanpur', 'Kanpur Nagar', 0],
  ] as const) {
    test(`§2 /district/${name} opens with ${district} selected`, async ({ page }) => {
      await open(page, `/district/${name}`);
      await expect(districtButton(page, district)).toHaveAttribute('aria-current', 'true');
      await expect(districtButton(page, district)).toBeInViewport();
      await expect(cards(page)).toHaveCount(count);
    });
  }
});
