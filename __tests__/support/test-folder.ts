import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives each test of a file an empty folder, with a difficult name, and removes it afterwards. */
export function createTestFolder() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'a folder with spaces and ü-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const at = (name = '') => path.join(folder, name);
  return {
    /** The path of a file or folder in it. */
    at,
    has: (name: string) => existsSync(at(name)),
    read: (name: string) => readFileSync(at(name), 'utf8'),
    /** The names in one of its folders. */
    list: (name?: string) => readdirSync(at(name)).sort(),
    /** Writes a file, and returns its path. */
    write: (name: string, content: string | Uint8Array = '') => {
      mkdirSync(path.dirname(at(name)), { recursive: true });
      writeFileSync(at(name), content);
      return at(name);
    },
  };
}
