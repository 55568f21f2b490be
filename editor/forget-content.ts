/** Deletes the copy of the content, with all student records, that Sveltia CMS keeps in the browser. */

/** Where Sveltia CMS keeps the user who has signed in. */
const USER_KEY = 'sveltia-cms.user';

/** Its databases: other sites of the same host have others. */
const DATABASE_NAME = /^github:/;

const NOT_DELETED =
  'A copy of the content, student records included, is still in this browser, because another window holds it. Close all other windows of this site, then reload this page.';

const deleteDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = request.onblocked = () => reject(new Error(name));
  });

/**
 * Deletes the copy unless somebody is signed in. Must be called before Sveltia CMS starts, which it does again after
 * "Sign Out".
 */
export async function forgetContent(showMessage: (message: string) => void): Promise<void> {
  const user = JSON.parse(localStorage.getItem(USER_KEY) ?? '{}') as object;
  if ('backendName' in user) return;
  try {
    const databases = await indexedDB.databases();
    const names = databases.flatMap(({ name = '' }) => (DATABASE_NAME.test(name) ? [name] : []));
    await Promise.all(names.map(deleteDatabase));
  } catch {
    showMessage(NOT_DELETED);
  }
}
