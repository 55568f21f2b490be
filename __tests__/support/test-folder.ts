import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives each test of a file an empty folder, with a difficult name, and removes it afterwards. */
export function createTestFolder() {
  let folder = '';
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(tmpdir(), 'a folder with spaces and ü-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  const at = (name = '') => path.join(folder, name);
  return {
    /** The path of a file or folder in it. */
    at,
    has: (name: string) => fs.existsSync(at(name)),
    read: (name: string) => fs.readFileSync(at(name), 'utf8'),
    /** The names in one of its folders. */
    list: (name?: string) => fs.readdirSync(at(name)).sort(),
    /** Writes a file, and returns its path. */
    write: (name: string, content: string | Uint8Array = '') => {
      fs.mkdirSync(path.dirname(at(name)), { recursive: true });
      fs.writeFileSync(at(name), content);
      return at(name);
    },
  };
}
