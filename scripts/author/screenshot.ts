/** `npm run screenshot`: renews the README's picture of the home page from the built site, while that is served. */
import { IssueError } from '@/lib/content/issue';
import '@/scripts/shared/node-version.mjs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { launchChromium } from '@/scripts/testing/browsers';
import { exitOnIssues } from '../shared/exit-on-issues';
import { PROJECT } from '../shared/project';

const ADDRESS = 'http://localhost:3000/';
const FILE = path.join(PROJECT, 'docs/home.png');

async function openHome(page: Page): Promise<void> {
  const response = await page.goto(ADDRESS, { waitUntil: 'networkidle' }).catch(() => null);
  if (!response) {
    throw new IssueError(`${ADDRESS} does not answer: run npm start in another window first`);
  }
  if (!response.ok()) {
    throw new IssueError(
      `${ADDRESS} is not the home page: build the site without BASE_PATH, and serve it again`,
    );
  }
}

/** The addresses of pictures that should be in view but are not shown. */
const findLostPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .filter((image) => image.naturalWidth === 0 && image.checkVisibility())
      .map((image) => image.currentSrc || image.src),
  );

await exitOnIssues(async () => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await openHome(page);
    const [lost] = await findLostPictures(page);
    if (lost !== undefined) {
      throw new IssueError(
        `${lost} cannot be loaded: build the site without NEXT_PUBLIC_ASSETS_HOST, and serve it again`,
      );
    }
    await page.screenshot({ path: FILE });
  } finally {
    await browser.close();
  }
});
