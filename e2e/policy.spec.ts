import { expect, open, test } from './support/test';

test.use({
  expectedErrors: /Content.Security.Policy|settings blocked|elsewhere\.example|Trusted/i,
});

test(
  'What was put into a page is refused: script, image and style by its policy, markup by trusted types',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const added = [
      '<script>document.title = "changed"</script>',
      '<img src="https://elsewhere.example/a.png" alt="">',
      '<style>h1 { visibility: hidden }</style>',
    ].join('');
    site.change(/^\/about$/, (html) => html.replace('</body>', `${added}</body>`));
    let requests = 0;
    await page.route('https://elsewhere.example/**', (route) => {
      requests += 1;
      return route.abort();
    });
    await open(page, '/about');
    await expect(page).toHaveTitle(/^About/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(requests).toBe(0);

    const setMarkup = () => void (document.createElement('div').innerHTML = '<b></b>');
    const setAddress = () =>
      void (document.createElement('script').src = 'https://elsewhere.example/');
    for (const attempt of [setMarkup, setAddress])
      await expect(page.evaluate(attempt)).rejects.toThrow('TypeError');
  },
);
