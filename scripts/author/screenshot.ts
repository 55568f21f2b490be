/** `npm run screenshot`: renews the README's picture of the home page from the built site. */
import path from 'node:path';
import { launchChromium } from '@/scripts/testing/browsers';

const PAGE = 'http://localhost:3000/';
const FILE = path.join(import.meta.dirname, '../../docs/home.png');

const browser = await launchChromium();
const page = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
await page.goto(PAGE, { waitUntil: 'networkidle' });
await page.screenshot({ path: FILE });
await browser.close();
