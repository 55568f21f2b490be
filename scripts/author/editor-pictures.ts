/**
 * `npm run editor-pictures`: renews the six pictures of docs/editing.md. An event is added in the editor, to a copy of
 * the content that the browser holds, and the site is built with what was saved.
 */
import '@/scripts/shared/node-version.mjs';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  addButton,
  findInput,
  openEditor,
  openForm,
  projectFolder,
  readFolder,
  save,
  saveButton,
} from '@/scripts/testing/editor-page';
import { IssueError } from '@/lib/content/issue';
import { launchChromium } from '@/scripts/testing/browsers';
import { findFreePort } from '@/scripts/testing/free-port';
import { copyProject, runNextBuild } from '@/scripts/testing/project-copy';
import { waitUntilAnswers } from '@/scripts/testing/until-answers';
import { exitOnIssues } from '../shared/exit-on-issues';
import { PROJECT } from '../shared/project';
import { buildEditor } from '../editor/build-editor';
import { findRepository } from '../editor/repository';
import { getServeArguments, SERVE_ENVIRONMENT } from '../serve/serve-command';

/** The editor starts slowly on a busy machine. */
const PATIENCE_MS = 300_000;

const PICTURES = path.join(PROJECT, 'docs/editing');

/** The fields of the new event, in the order of the form; dates as a browser's input takes them. */
const EVENT = {
  id: 'state-trials-2026',
  'title.en': 'State trials',
  'title.hi': 'राज्य चयन',
  'description.en': 'Two days in which the state team is chosen.',
  'description.hi': 'दो दिन, जिनमें राज्य की टीम चुनी जाती है।',
  start_date: '2026-12-05',
  end_date: '2026-12-06',
  registration_deadline: '2026-12-20',
  'venue.en': 'State Sports Complex, Lucknow',
  'venue.hi': 'राज्य खेल परिसर, लखनऊ',
};

async function take(page: Page, name: string): Promise<void> {
  // A form needs few colours, and a palette makes a small file.
  const picture = await page.screenshot({ animations: 'disabled' });
  mkdirSync(PICTURES, { recursive: true });
  await sharp(picture)
    .resize({ width: 960 })
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(path.join(PICTURES, `${name}.png`));
}

/** Serves a folder during some work. */
async function withServer(folder: string, work: (origin: string) => Promise<void>): Promise<void> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const configuration = existsSync(path.join(folder, '.host/serve.json'))
    ? ['--config', '.host/serve.json']
    : [];
  const server = spawn(process.execPath, getServeArguments(folder, port, ...configuration), {
    stdio: 'ignore',
    env: { ...process.env, ...SERVE_ENVIRONMENT },
  });
  try {
    await waitUntilAnswers(server, origin, []);
    await work(origin);
  } finally {
    server.kill();
  }
}

/** Adds the event and takes the pictures. Returns the saved content. */
async function addEvent(page: Page): Promise<Record<string, Buffer>> {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).waitFor();
  await page.getByText('How to get an access token').click();
  await take(page, '1-sign-in');
  await openEditor(page, projectFolder(PROJECT));
  await page.goto('/admin#/collections/often');
  await page.getByRole('row', { name: 'Events' }).hover();
  await take(page, '2-list');
  await openForm(page, 'often', 'events');
  await addButton(page, 'Event').hover();
  await take(page, '3-form');
  await addButton(page, 'Event').click();
  for (const [field, value] of Object.entries(EVENT)) {
    const input = findInput(page, `events.1.${field}`);
    // The editor renders only what is near the view.
    await page.getByRole('group', { name: 'Content Editor' }).hover();
    while (!(await input.isVisible())) await page.mouse.wheel(0, 200);
    await input.fill(value);
    if (field === 'description.en') await take(page, '4-filled');
  }
  await saveButton(page).click();
  await page.getByRole('alertdialog').waitFor();
  await take(page, '5-refused');
  await page.getByRole('button', { name: 'OK' }).click();
  await findInput(page, 'events.1.registration_deadline').fill('2026-11-20');
  await save(page);
  return readFolder(page);
}

await exitOnIssues(async () => {
  const repository = findRepository({ repository: 'council/site' });
  const folder = path.join(PROJECT, '.cache/editor-pictures');
  await buildEditor(folder, { brand: 'SCSE', repository, basePath: '' });
  const browser = await launchChromium();
  const open = async (baseURL: string) => {
    const viewport = { width: 1280, height: 800 };
    const page = await browser.newPage({ baseURL, viewport, reducedMotion: 'reduce' });
    page.setDefaultTimeout(PATIENCE_MS);
    return page;
  };
  try {
    let saved: Record<string, Buffer> = {};
    await withServer(folder, async (origin) => {
      saved = await addEvent(await open(origin));
    });
    const copy = copyProject('editor-pictures');
    writeFileSync(path.join(copy, 'data/events.yaml'), saved['data/events.yaml'] ?? '');
    const { status, stdout, stderr } = await runNextBuild(copy);
    if (status !== 0) throw new IssueError(stdout + stderr);
    await withServer(path.join(copy, 'out'), async (origin) => {
      const page = await open(origin);
      await page.goto('/#event-state-trials-2026');
      await page.getByText('State trials').first().waitFor();
      await take(page, '6-published');
    });
  } finally {
    await browser.close();
  }
});
