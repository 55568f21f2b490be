/**
 * `npm run bench [-- --quick] [--runs n] [--growth] [--only part]`: builds the site and an empty page of Next.js, serves
 * both alike, measures them, prints the tables and puts them into bench/README.md. It fails when a budget is exceeded.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { launchChromium } from './browser';
import { buildEmptyPage, buildSite } from './builds';
import { measureBytes } from './bytes';
import { environment } from './environment';
import { measureWithLighthouse } from './lighthouse';
import { withSection, type Section } from './report';
import { makeCertificate, serveFolders, trustArgument } from './server';

const REPORT = path.join(import.meta.dirname, '../../bench/README.md');

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});

/** Lays Markdown out as `npm run format` does, so that the check of the format finds nothing to mend in the report. */
const formatted = async (markdown: string) =>
  format(markdown, { ...(await resolveConfig(REPORT)), parser: 'markdown' });

/** Prints a section, and puts it into the report in place of that of an earlier run. */
async function report({ title, body }: Section, surroundings: string): Promise<void> {
  const text = withSection(readFileSync(REPORT, 'utf8'), title, `${body}\n\n${surroundings}`);
  writeFileSync(REPORT, await formatted(text));
  console.log(`\n${title}\n\n${await formatted(body)}`);
}

async function bench(): Promise<void> {
  const runs = Number(options.runs);
  const certificate = await makeCertificate();
  const trust = trustArgument(certificate);
  const folders = { site: buildSite('.variants/bench'), emptyPage: await buildEmptyPage() };
  const site = await serveFolders([folders.site], certificate);
  const emptyPage = await serveFolders([folders.emptyPage], certificate);
  const browser = await launchChromium(trust);
  const surroundings = environment(browser.version());

  const parts: Record<string, () => Promise<Section>> = {
    bytes: () =>
      measureBytes(
        browser,
        { origin: site.origin, folder: folders.site },
        { origin: emptyPage.origin, folder: folders.emptyPage },
      ),
    lighthouse: () =>
      measureWithLighthouse({ site: site.origin, emptyPage: emptyPage.origin }, runs, trust),
  };
  for (const [name, measure] of Object.entries(parts)) {
    if (options.only && options.only !== name) continue;
    if (options.quick && name === 'lighthouse') continue;
    const section = await measure();
    await report(section, surroundings);
    for (const line of section.missed) {
      console.error(line);
      process.exitCode = 1;
    }
  }
  await browser.close();
  site.stop();
  emptyPage.stop();
}

await bench();
