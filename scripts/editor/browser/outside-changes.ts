/** Notices when files of the local folder were changed outside of the editor: in a text editor, or by Git. */
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '@/lib/model/collections';
import { createSavingError, lastTexts } from './content-files';

type ChooseFolder = () => Promise<FileSystemDirectoryHandle>;
type AskPermission = (this: FileSystemDirectoryHandle) => Promise<PermissionState>;

/** The folder that the editor works on; undefined if it works on the repository. */
let folder: FileSystemDirectoryHandle | undefined;

/**
 * Remembers the folder that the user chooses, or has chosen in an earlier visit: then Sveltia CMS asks for the
 * permission again. Must be called before it starts.
 */
export function rememberFolder(): void {
  // TypeScript does not know these functions yet, and Firefox and Safari do not have them.
  const page = globalThis as { showDirectoryPicker?: ChooseFolder };
  if (!page.showDirectoryPicker) return;
  page.showDirectoryPicker = new Proxy(page.showDirectoryPicker, {
    apply: async (choose, self, options: []) =>
      (folder = await Reflect.apply(choose, self, options)),
  });
  const handle = FileSystemDirectoryHandle.prototype as unknown as {
    requestPermission: AskPermission;
  };
  handle.requestPermission = new Proxy(handle.requestPermission, {
    apply: (ask, self: FileSystemDirectoryHandle, options: []) => {
      folder = self;
      return Reflect.apply(ask, self, options);
    },
  });
}

async function readFile(root: FileSystemDirectoryHandle, path: string): Promise<string> {
  const [name = '', ...folders] = path.split('/').reverse();
  let parent = root;
  for (const part of folders.reverse()) parent = await parent.getDirectoryHandle(part);
  return (await (await parent.getFileHandle(name)).getFile()).text();
}

/** Sveltia CMS gives texts to a custom format in this form. */
const normalize = (text = '') => text.trim().replace(/\r\n?/g, '\n');

/** Whether a file of the local folder is not as it was when the editor last read or saved it. */
async function isChangedOutside(name: CollectionName): Promise<boolean> {
  if (!folder) return false;
  const text = await readFile(folder, COLLECTIONS[name].file).catch(() => undefined);
  return normalize(text) !== normalize(lastTexts[name]);
}

const describeChange = (file: string) =>
  `${file} was changed outside of this editor after it was read. ` +
  'Reload this page to see the change; copy first what you have not saved.';

/** @throws Error if saving a form would overwrite what was changed outside */
export async function refuseToOverwrite(name: CollectionName): Promise<void> {
  const { file } = COLLECTIONS[name];
  if (await isChangedOutside(name))
    throw createSavingError(describeChange(file), 'Nothing was saved.');
}

/** Tells outside changes as soon as the user comes back to the editor's window. */
export function tellChangesOnReturn(showMessage: (message: string) => void): void {
  const tellChanges = async () => {
    const changes: string[] = [];
    for (const name of COLLECTION_NAMES)
      if (lastTexts[name] !== undefined && (await isChangedOutside(name)))
        changes.push(describeChange(COLLECTIONS[name].file));
    if (changes.length > 0) showMessage(changes.join('\n'));
  };
  addEventListener('focus', () => void tellChanges());
}
