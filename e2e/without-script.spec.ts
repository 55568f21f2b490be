import { expect, test } from './test';

// How Chromium's driver tells of a script that it was told not to run.
test.use({ expectedFaults: [/_next.*\.js csp$/] });

test('the home page shows both panels and offers nothing that cannot work', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '24th SCSE national games' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show More →' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('every page can be reached', async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'GALLERY' }).click();
  await expect(page.getByRole('region', { name: 'Images' }).getByRole('img')).toHaveCount(45);
  await navigation.getByRole('link', { name: 'STUDENT RECORDS' }).click();
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('link', { name: 'All records as a CSV file' })).toHaveAttribute(
    'href',
    '/student-records.csv',
  );
  await navigation.getByRole('link', { name: 'DISTRICT SECRETARIES' }).click();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Districts' }).getByRole('listitem')).toHaveCount(
    75,
  );
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('the dropdown opens on hover', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'DISTRICT SECRETARIES' })
    .hover();
  await page.getByRole('link', { name: 'Lucknow' }).click();
  await expect(page).toHaveURL('/district/lucknow');
});
