/** The editor (docs/editing.md) in WebKit: an entry is opened, changed and saved. */
import { By, until } from 'selenium-webdriver';
import { openProjectFolder } from '@/e2e/support/editor-page';
import { ASK_FAKE_GITHUB, GitHub } from '@/e2e/support/github';
import { describeInWebkit } from './browser';

const LIMIT_MS = 120_000;

const TOKEN = By.css('dialog[open] input');

describeInWebkit({ script: ASK_FAKE_GITHUB }, (session) => {
  /** Waits for an element that can be seen. */
  async function find(selector: string) {
    const element = await session.driver.wait(
      until.elementLocated(selector.startsWith('//') ? By.xpath(selector) : By.css(selector)),
      LIMIT_MS,
    );
    return session.driver.wait(until.elementIsVisible(element), LIMIT_MS);
  }

  /** Presses a button, unless it is disabled, still moves, or is behind a dialog. */
  async function tryToPress(name: string): Promise<boolean> {
    const isNamed = `normalize-space()='${name}' or @aria-label='${name}'`;
    const button = await find(`//button[not(@disabled)][${isNamed}]`);
    return button.click().then(
      () => true,
      () => false,
    );
  }

  const press = (name: string) => session.driver.wait(() => tryToPress(name), LIMIT_MS);

  it('signs in, changes the title of a news item and saves it', async () => {
    const { driver, site } = session;
    const github = new GitHub(openProjectFolder());
    github.answerOn(site);
    await driver.get(`${site.origin}/admin`);
    // The button is there before it answers.
    await driver.wait(async () => {
      await tryToPress('Sign In Using Access Token');
      return (await driver.findElements(TOKEN)).length > 0;
    }, LIMIT_MS);
    await driver.findElement(TOKEN).sendKeys('github_pat_11AAAA');
    await press('Sign In');
    await find('[role=radio]');
    await driver.get(`${site.origin}/admin#/collections/often/entries/news`);
    await press('Expand');
    const title = await find('[data-key-path="news.0.title.en"] input');
    await title.clear();
    await title.sendKeys('Mine');
    await press('Save');
    await driver.wait(
      () => String(github.files['data/news.yaml']).includes('    en: Mine\n'),
      LIMIT_MS,
    );
  });
});
