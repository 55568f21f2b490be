/** As e2e/fonts.spec.ts, in WebKit. */
import { LOCALIZED_PATHS } from '@/lib/routes';
import { findBlankWords } from '@/scripts/testing/in-page';
import { describeInWebkit } from './browser';

const LAST_RESORT = /\/noto-sans-devanagari/;

describeInWebkit({ fonts: 'latin' }, (session) => {
  it.each(LOCALIZED_PATHS)(
    '%s draws all of its Hindi where no Devanagari font is installed, by one font',
    async (address) => {
      const { driver, site } = session;
      const asked: string[] = [];
      site.setNetwork((pathname) => {
        if (LAST_RESORT.test(pathname)) asked.push(pathname);
        return Promise.resolve(true);
      });
      await driver.get(site.origin + address);
      const findBlank = () => driver.executeScript<string[]>(findBlankWords);
      await driver.wait(async () => (await findBlank()).length === 0);
      expect(new Set(asked).size).toBe(1);
    },
  );
});
