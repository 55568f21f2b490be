import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { RECORDS_FILE } from '@/lib/records/records-file';
import type { FaultyServer } from '@/testing/faulty-server';
import { ASK_FAKE_GITHUB, GitHub, TOKEN, type Folder } from './github';
import { FIXTURE, getButton } from './test';

/** The project whose editor is tested, with the fixture's content. */
const PROJECT = '.variants/project';

/**
 * Matches what Sveltia CMS requests from others and its policy forbids; it works without; that a page which
 * is left does not fade into the next one; and how Firefox reports an error by which the editor refuses to save.
 */
export const EDITOR_ERRORS =
  /cdn\.jsdelivr\.net|githubstatus\.com|ViewTransition opt-in disabled|updated by someone else|Error: data\/|console error: Error$/;

/** The options of all tests of the editor. */
export const IN_EDITOR = {
  // High enough for what most change: a form creates only what is in view, and drawing more takes long.
  viewport: { width: 1280, height: 1200 },
  expectedErrors: EDITOR_ERRORS,
};

/** The options of those in which the tested site answers for GitHub. */
export const ON_GITHUB = { ...IN_EDITOR, published: { ...FIXTURE, script: ASK_FAKE_GITHUB } };

/** The content and the small pictures of the project. */
export const openProjectFolder = (): Folder => {
  const pictures = ['logos', 'core-team', 'secretaries', 'news'];
  const files = ['data', ...pictures.map((name) => `public/assets/${name}`)].flatMap((folder) =>
    readdirSync(path.join(PROJECT, folder)).map((name) => `${folder}/${name}`),
  );
  return {
    // The editor recognises a repository by this file.
    '.git/config': Buffer.from('[core]\n'),
    ...Object.fromEntries(files.map((file) => [file, readFileSync(path.join(PROJECT, file))])),
  };
};

/** A file in the browser's own file system, which stands in for the folder that a person would choose. */
const openFile = (page: Page, file: string) =>
  page.evaluateHandle(async (place) => {
    const names = place.split('/');
    const name = names.pop() ?? '';
    let folder = await navigator.storage.getDirectory();
    for (const part of names) folder = await folder.getDirectoryHandle(part, { create: true });
    return folder.getFileHandle(name, { create: true });
  }, file);

export async function writeFile(page: Page, file: string, content: Buffer): Promise<void> {
  const handle = await openFile(page, file);
  await handle.evaluate(async (opened, text) => {
    const stream = await opened.createWritable();
    await stream.write(Uint8Array.from(text, (character) => character.charCodeAt(0)));
    await stream.close();
  }, content.toString('latin1'));
}

export async function readFile(page: Page, file: string): Promise<Buffer> {
  const handle = await openFile(page, file);
  const text = await handle.evaluate(async (opened) => {
    const bytes = new Uint8Array(await (await opened.getFile()).arrayBuffer());
    return bytes.reduce((all, byte) => all + String.fromCharCode(byte), '');
  });
  return Buffer.from(text, 'latin1');
}

/** All that the databases of the browser hold, as a text. */
export const readDatabases = (page: Page) =>
  page.evaluate(async () => {
    const wait = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const found: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await wait(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        found.push(await wait(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(found);
  });

/** Opens the editor before a project is chosen. Without transitions, because drawing them takes half of a test's time. */
async function openAdmin(page: Page): Promise<void> {
  await page.addInitScript('document.startViewTransition = undefined');
  await page.goto('/admin');
}

/** Opens the editor with a folder, as a person does after `npm run edit`. */
export async function openEditor(page: Page, folder: Folder = openProjectFolder()): Promise<void> {
  // As a string, because the compiler adds helper calls to functions that do not exist in the page.
  await page.addInitScript(
    'globalThis.showDirectoryPicker = () => navigator.storage.getDirectory()',
  );
  await openAdmin(page);
  await Promise.all(
    Object.entries(folder).map(([file, content]) => writeFile(page, file, content)),
  );
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('radio', { name: 'Contents' }).waitFor();
}

/** Signs in to GitHub on the open page of the editor. */
export async function signIn(page: Page): Promise<void> {
  await getButton(page, 'Sign In Using Access Token').click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(TOKEN);
  await getButton(page, 'Sign In').click();
  await page.getByRole('radio', { name: 'Contents' }).waitFor();
}

export async function signOut(page: Page): Promise<void> {
  await getButton(page, 'Show Account Menu').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await getButton(page, 'Sign In Using Access Token').waitFor();
}

/** Opens the editor with the project on GitHub. */
export async function openGitHub(
  page: Page,
  site: FaultyServer,
  github = new GitHub(openProjectFolder()),
): Promise<GitHub> {
  github.answerOn(site);
  await openAdmin(page);
  await signIn(page);
  return github;
}

/** Opens the form of a content file, and one entry of its list: the index counts the closed entries, from 0. */
export async function openForm(
  page: Page,
  collection: 'often' | 'seldom',
  file: string,
  entry?: number,
): Promise<void> {
  await page.goto(`/admin#/collections/${collection}/entries/${file}`);
  await page.getByRole('group', { name: 'Content Editor' }).waitFor();
  if (entry !== undefined)
    await page.getByRole('button', { name: 'Expand', exact: true }).nth(entry).click();
}

/** Opens the form of the records; the folder has a file of them if there is a text for it. */
export async function openRecords(
  page: Page,
  text?: string,
  folder = openProjectFolder(),
): Promise<void> {
  if (text !== undefined) folder[RECORDS_FILE] = Buffer.from(text);
  await openEditor(page, folder);
  await openForm(page, 'often', 'records');
}

/** Chooses a file in the form of the records. */
export const chooseRecordsFile = (page: Page, name: string, content: string | Uint8Array) =>
  page
    .getByLabel('Excel or CSV file')
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });

/** A field, by its path such as `events.0.title`. */
export const getField = (page: Page, place: string) => page.locator(`[data-key-path="${place}"]`);

/** The input of a field. Beside one of our own is an invisible one of Sveltia CMS, which is there first. */
export const findInput = (page: Page, place: string) =>
  getField(page, place).locator('input, textarea').filter({ visible: true }).first();

/** Uploads a picture for the field that is open, after one has pressed _Browse_ or another button. */
export async function choosePicture(
  page: Page,
  name: string,
  buffer: Buffer,
  button = getButton(page, 'Browse'),
): Promise<void> {
  await button.click();
  const chooser = page.waitForEvent('filechooser');
  await getButton(page, 'Upload').click();
  // As browsers do, by the end of the name.
  const type = path.extname(name).slice(1).toLowerCase().replace('jpg', 'jpeg');
  await (await chooser).setFiles({ name, mimeType: `image/${type}`, buffer });
  await getButton(page, 'Insert').click();
}

/** Does what asks a question, and answers it. Returns the question. */
export async function answerQuestion(
  page: Page,
  answer: 'accept' | 'dismiss',
  act: () => Promise<unknown>,
): Promise<string> {
  const asked = page.waitForEvent('dialog');
  const done = act();
  const question = await asked;
  await question[answer]();
  await done;
  return question.message();
}

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Waits until the open form is saved and closed. */
export const waitUntilSaved = (page: Page) =>
  page.getByRole('group', { name: 'Content Editor' }).waitFor({ state: 'detached' });

/** Saves the form that is open. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await waitUntilSaved(page);
}
