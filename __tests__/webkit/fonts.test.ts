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
      site.asked.length = 0;
      await driver.get(site.origin + address);
      const findBlank = () => driver.executeScript<string[]>(findBlankWords);
      await driver.wait(async () => (await findBlank()).length === 0);
      expect(new Set(site.asked.filter((file) => LAST_RESORT.test(file))).size).toBe(1);
    },
  );
});
