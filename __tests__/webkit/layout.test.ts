/**
 * Where things stand in the engine of iPhones: where they do in Chromium, whose pictures are looked at
 * (e2e/visual.spec.ts), at first and with each thing open that opens.
 */
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { Key, type WebElement } from 'selenium-webdriver';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { isCi } from '@/scripts/testing/ci';
import { launchChromium } from '@/scripts/testing/browsers';
import { isHydrated } from '@/scripts/testing/in-page';
import { ROUTE_PATHS } from '@/lib/routes';
import { hasWebkit } from '@/scripts/testing/webkit';
import { boxesOf, openers, standStill, type Box } from './boxes';
import { startWebkit, type WebkitBrowser } from './browser';
import { serveWatched, type WatchedSite } from './watched-site';

const WIDTHS = [450, 1280];
const HEIGHT = 900;

/** So many pixels a box may stand elsewhere, or be larger or smaller. */
const TOLERANCE = 4;

/** Lines may break elsewhere, and a text have one more or less. */
const LINE = 28;

const project = path.join(__dirname, '../..');

if (hasWebkit()) describe('as in Chromium stands in WebKit', describeLayout);
else if (isCi) throw new Error('WebKit is not installed');
else it.todo('not compared, because WebKit is not installed');

const describeBox = ({ left, top, width, height }: Box) =>
  `${[left, top].map(Math.round).join(', ')}, ${[width, height].map(Math.round).join(' x ')}`;

/** What stands elsewhere than it should, for a person to read. */
function differences(found: readonly Box[], expected: readonly Box[]): string[] {
  const isNear = (one: number, other: number, tolerance: number) =>
    Math.abs(one - other) <= tolerance;
  const names = (boxes: readonly Box[]) => boxes.map(({ name }) => name);
  expect(names(found)).toEqual(names(expected));
  return found.flatMap((box, place) => {
    const other = expected[place] ?? box;
    const isAlike =
      isNear(box.left, other.left, TOLERANCE) &&
      isNear(box.width, other.width, TOLERANCE) &&
      isNear(box.top, other.top, TOLERANCE + LINE) &&
      isNear(box.height, other.height, TOLERANCE + LINE);
    return isAlike ? [] : [`${box.name}: ${describeBox(box)}; not ${describeBox(other)}`];
  });
}

function describeLayout(): void {
  let site: WatchedSite;
  let webkit: WebkitBrowser;
  let chromium: Browser;
  let page: Page;

  beforeAll(async () => {
    site = await serveWatched(path.join(project, '.variants/fixture/out'));
    [webkit, chromium] = await Promise.all([startWebkit(), launchChromium()]);
    page = await chromium.newPage();
  });
  afterAll(async () => {
    await Promise.all([webkit?.close(), chromium?.close()]);
    site?.close();
  });

  /** Runs a function in both engines; what it says in WebKit, and in Chromium. */
  const run = <Result>(script: () => Result | Promise<Result>): Promise<[Result, Result]> =>
    Promise.all([webkit.driver.executeScript<Result>(script), page.evaluate(script)]);

  async function openInWebkit(address: string, width: number): Promise<void> {
    const { driver } = webkit;
    await driver.manage().window().setRect({ width, height: HEIGHT });
    await driver.get(address);
    await driver.wait(() => driver.executeScript(isHydrated));
  }

  async function openInChromium(address: string, width: number): Promise<void> {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto(address);
    await page.waitForFunction(isHydrated);
  }

  async function open(path: string, width: number): Promise<void> {
    const address = site.origin + path;
    await Promise.all([openInWebkit(address, width), openInChromium(address, width)]);
    // A window of WebKit has a bar of its own.
    const height = await webkit.driver.executeScript<number>('return innerHeight');
    await page.setViewportSize({ width, height });
    await run(standStill);
  }

  const compare = async () => expect(differences(...(await run(boxesOf)))).toEqual([]);

  /** With the mouse, for what opens may stand there already, because the mouse is over it. */
  async function press(place: number): Promise<void> {
    const inWebkit = webkit.driver.executeScript<WebElement[]>(openers);
    const inChromium = page
      .evaluateHandle(openers)
      .then((found) => found.getProperty(String(place)));
    await Promise.all([
      inWebkit.then((found) => found[place]?.click()),
      inChromium.then((found) => found.asElement()?.click()),
    ]);
  }

  const typeEscape = () =>
    Promise.all([
      webkit.driver.actions().sendKeys(Key.ESCAPE).perform(),
      page.keyboard.press('Escape'),
    ]);

  for (const language of LANGUAGES) {
    for (const width of WIDTHS) {
      it.each(ROUTE_PATHS.map((screen) => localizePath(screen, language)))(
        `%s at ${width} px`,
        async (address) => {
          await open(address, width);
          await compare();
          const [{ length }] = await run(openers);
          for (let place = 0; place < length; place++) {
            await press(place);
            await compare();
            await typeEscape();
          }
        },
      );
    }
  }
}
