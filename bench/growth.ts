import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { readRecordsFile, RECORDS_FILE } from '@/lib/records-file';
import { contentIn } from '@/lib/content/content';
import { DATA_FOLDER } from '@/lib/content/data-folder';
import { loadContent } from '@/lib/content/load';
import { findRecordFaults } from '@/lib/content/record-rules';
import { galleryFileName } from '@/lib/gallery';
import { CACHE, copyProject, environmentWith } from '@/scripts/testing/project-copy';
import { buildSite, folderSize } from './builds';
import { runLighthouse, type Measured } from './lighthouse';
import { fileOfAddress, wireSize } from './published-files';
import { measureRecordsScreen } from './records-screen';
import { count, milliseconds, table, times, type Section } from './report';
import { sampleCsv } from './search';
import { serveFolders, trustArgument, type Certificate } from './server';
import { median, ratio } from './statistics';

/** Numbers of records; the others are compared with the first. */
const RECORD_COUNTS = [300, 10_000, 70_000];

/** How much larger or slower the records screen may get. */
const TOLERANCE = 1.05;

/** How much longer a build may take. */
const BUILD_TOLERANCE = 1.2;

/** How long so many records may take to read and check, and the command with so many pictures as well. */
const CHECK = { rows: 70_000, pictures: 1_000, milliseconds: 2_000, seconds: 10 };
const CHECK_SAMPLES = 5;

const RECORDS_ROUTE = '/student-records';

/** A build with more records than the site has. */
interface GrownBuild {
  /** How many. */
  size: number;
  folder: string;
  seconds: number;
}

async function buildWith(size: number): Promise<GrownBuild> {
  console.log(`Growth: a build with ${count(size)} records`);
  const copy = copyProject(`records-${size}`);
  writeFileSync(path.join(copy, RECORDS_FILE), sampleCsv(size));
  // As in a fresh clone, where the pictures are derived too.
  rmSync(path.join(copy, CACHE));
  const start = performance.now();
  const folder = await buildSite(copy);
  return { size, folder, seconds: (performance.now() - start) / 1000 };
}

const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const inSeconds = (seconds: number) => `${seconds.toFixed(1)} s`;

/** Milliseconds that it takes to read and check a records file. */
function checkTime(rows: number): number {
  const { content } = loadContent(DATA_FOLDER);
  if (!content) throw new Error('the content has faults');
  const bytes = Buffer.from(sampleCsv(rows));
  const samples = Array.from({ length: CHECK_SAMPLES }, () => {
    const start = performance.now();
    const recordsFile = readRecordsFile(bytes);
    const faults = findRecordFaults({ ...content, recordsFile });
    const time = performance.now() - start;
    if (faults.length > 0) throw new Error(`the made-up records have ${faults.length} faults`);
    return time;
  });
  return median(samples);
}

/** Seconds that the check of all content takes in a copy of the project: at first, and again without a change. */
function wholeCheckTimes(): { first: number; again: number } {
  const copy = copyProject('bench-check');
  rmSync(path.join(copy, CACHE));
  writeFileSync(path.join(copy, RECORDS_FILE), sampleCsv(CHECK.rows));
  const gallery = path.join(copy, 'data/gallery.yaml');
  const assets = path.join(copy, 'public/assets');
  const { length } = contentIn('en').galleryImages;
  for (let number = length + 1; number <= CHECK.pictures; number++) {
    const original = galleryFileName(((number - 1) % length) + 1);
    copyFileSync(path.join(assets, original), path.join(assets, galleryFileName(number)));
    appendFileSync(gallery, `- en: Picture ${number}\n`);
  }
  const check = () => {
    const start = performance.now();
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/content/check.ts'], {
      cwd: copy,
      env: environmentWith({}),
    });
    return (performance.now() - start) / 1000;
  };
  return { first: check(), again: check() };
}

/** Opens the records screen of each build with Lighthouse. */
async function paintTimes(builds: readonly GrownBuild[], runs: number, certificate: Certificate) {
  const servers = await Promise.all(
    builds.map(async ({ size, folder }) => ({
      name: String(size),
      ...(await serveFolders([folder], certificate)),
    })),
  );
  const pages = servers.map(({ name, origin }) => ({ name, url: origin + RECORDS_ROUTE }));
  const measured = await runLighthouse(pages, runs, trustArgument(certificate));
  for (const { stop } of servers) stop();
  return measured;
}

/** The records screen of a build, in the numbers that must not grow. */
function screenNumbers({ size, folder }: GrownBuild, measured: Map<string, Measured>) {
  const times = measured.get(String(size));
  const document = fileOfAddress(folder, RECORDS_ROUTE);
  if (!times || !document) throw new Error(`no records screen with ${size} records`);
  return { document: wireSize(document), FCP: times.FCP.median, TBT: times.TBT.median };
}

type ScreenNumbers = ReturnType<typeof screenNumbers>;

/** A number with its ratio to that of the first build. */
const compared = (number: number, first: number, write: (number: number) => string) =>
  `${write(number)} (${times(ratio(number, first))})`;

/** What grows beyond the tolerance. */
function grownBeyond(size: number, numbers: ScreenNumbers, first: ScreenNumbers): string[] {
  return (['document', 'FCP', 'TBT'] as const)
    .filter((name) => ratio(numbers[name], first[name]) > TOLERANCE)
    .map(
      (name) =>
        `${count(size)} records: ${name} is ${times(ratio(numbers[name], first[name]))} times that of ${RECORD_COUNTS[0]}`,
    );
}

/** What visitors of the records screen are sent, and how long they wait. */
async function screenTable(
  browser: Browser,
  builds: readonly GrownBuild[],
  certificate: Certificate,
): Promise<string> {
  const rows: string[][] = [];
  for (const { size, folder } of builds) {
    console.log(`Growth: the screen with ${count(size)} records`);
    const server = await serveFolders([folder], certificate);
    const screen = await measureRecordsScreen(browser, server.origin + RECORDS_ROUTE);
    server.stop();
    const { opening, tenPages, search, firstAnswer, laterAnswer } = screen;
    rows.push([
      count(size),
      ...[opening, tenPages, search].map(count),
      ...[firstAnswer, laterAnswer].map(milliseconds),
    ]);
  }
  return table(
    ['records', 'opening', 'ten times Next', 'a search', 'first key', 'second key'],
    rows,
  );
}

async function measureRecords(
  builds: readonly GrownBuild[],
  runs: number,
  certificate: Certificate,
) {
  const measured = await paintTimes(builds, runs, certificate);
  const screens = builds.map((build) => ({ ...build, ...screenNumbers(build, measured) }));
  const first = screens[0];
  if (!first) throw new Error('no build to compare with');
  const rows = screens.map((screen) => [
    count(screen.size),
    compared(screen.document, first.document, count),
    compared(screen.FCP, first.FCP, milliseconds),
    compared(screen.TBT, first.TBT, milliseconds),
    compared(screen.seconds, first.seconds, inSeconds),
    inMegabytes(folderSize(screen.folder)),
  ]);
  return {
    text: table(['records', 'document', 'FCP', 'TBT', 'build', 'size of the site'], rows),
    missed: screens.flatMap((screen) => [
      ...grownBeyond(screen.size, screen, first),
      ...(ratio(screen.seconds, first.seconds) > BUILD_TOLERANCE
        ? [`${count(screen.size)} records: a build takes ${inSeconds(screen.seconds)}`]
        : []),
    ]),
  };
}

/**
 * Builds copies of the project with more records, and measures what that costs. The project itself is left alone.
 *
 * @param browser one that trusts the servers
 * @param runs of Lighthouse
 */
export async function measureGrowth(
  browser: Browser,
  runs: number,
  certificate: Certificate,
): Promise<Section> {
  const time = checkTime(CHECK.rows);
  const whole = wholeCheckTimes();
  const builds: GrownBuild[] = [];
  for (const size of RECORD_COUNTS) builds.push(await buildWith(size));
  const screen = await screenTable(browser, builds, certificate);
  const records = await measureRecords(builds, runs, certificate);
  return {
    title: 'Growth',
    body: [
      `The records screen, with more records; in brackets what it is times that of ${RECORD_COUNTS[0]}, at most ${TOLERANCE} by the target, ${BUILD_TOLERANCE} for the build, which is one of a fresh clone. Document in bytes, times in milliseconds, medians of ${runs} runs:`,
      records.text,
      'Bytes of records that are sent when the screen is opened, after ten times Next, and for a search; milliseconds from the first key, right after a tap on the input, and from the second, to the rows that they find, on a slow mobile network and a processor slowed down four times:',
      screen,
      `To read and check ${count(CHECK.rows)} rows takes ${milliseconds(time)} ms; target: at most ${count(CHECK.milliseconds)} ms. \`npm run content:check\` with these and ${count(CHECK.pictures)} pictures takes ${inSeconds(whole.first)}, and ${inSeconds(whole.again)} once the pictures are known; target: at most ${CHECK.seconds} s.`,
    ].join('\n\n'),
    missed: [
      ...records.missed,
      ...(whole.first > CHECK.seconds ? [`checking all content: ${inSeconds(whole.first)}`] : []),
      ...(time > CHECK.milliseconds
        ? [`reading and checking ${count(CHECK.rows)} rows: ${milliseconds(time)} ms`]
        : []),
    ],
  };
}
