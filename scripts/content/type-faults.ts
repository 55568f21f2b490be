import path from 'node:path';
import ts from 'typescript';
import type { Fault } from './fault';
import { PROJECT } from './project';
import type { Source } from './syntax-faults';

/** What the build's check of types finds in content, by its code, in words of the data files. */
const PROBLEMS: Record<number, (message: string) => string> = {
  // A field of an entry that is there under another name, or not at all.
  2339: (message) => `${quoted(message)[0]} is not a field of what it is taken from`,
  2551: (message) => {
    const [field, , suggestion] = quoted(message);
    return `${field} is not a field of what it is taken from: write ${suggestion}`;
  },
  2304: (message) => `${quoted(message)[0]} stands in no quotes: write '${quoted(message)[0]}'`,
  2552: (message) => `${quoted(message)[0]} is not known here: write ${quoted(message)[1]}`,
  18004: (message) => `${quoted(message)[0]} has no colon (:) and no value after it`,
  2307: (message) => `there is no file ${quoted(message)[0]}`,
  2451: (message) => `${quoted(message)[0]} is there twice: take one of the two away`,
};

/** The names that a message of TypeScript has in quotes. */
const quoted = (message: string) => [...message.matchAll(/'([^']*)'/g)].map(([, name]) => name);

/** Those that a misspelt name has. */
const NAMES = [2339, 2551, 2304, 2552, 18004];

const OPTIONS: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  allowJs: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.esnext.d.ts'],
  types: ['node'],
  typeRoots: [path.join(PROJECT, 'node_modules/@types')],
};

/** What the program before was made of, for one that is made of nearly the same. */
let program: ts.Program | undefined;

/** What the build would find wrong with the types of the data files, the first in each line. */
export function typeFaults(
  sources: readonly Source[],
  folder: string,
  { onlyNames = false } = {},
): Fault[] {
  const files = sources.map(({ file }) => path.join(folder, file));
  program = ts.createProgram(
    files,
    { ...OPTIONS, paths: { '@/data/*': [`${folder}/data/*`], '@/*': [`${PROJECT}/*`] } },
    undefined,
    program,
  );
  const found = files.flatMap(
    (file) => program?.getSemanticDiagnostics(program.getSourceFile(file)) ?? [],
  );
  const faults = found
    .filter(({ code }) => !onlyNames || NAMES.includes(code))
    .map(({ code, messageText, file, start = 0 }): Fault => {
      const message = ts.flattenDiagnosticMessageText(messageText, ' ');
      return {
        file: path.relative(folder, file?.fileName ?? '').replaceAll(path.sep, '/'),
        line: file && file.getLineAndCharacterOfPosition(start).line + 1,
        entry: '',
        field: '',
        problem: PROBLEMS[code]?.(message) ?? `is refused by the build (${message})`,
      };
    });
  return faults.filter(
    ({ file, line }, index) =>
      faults.findIndex((other) => other.file === file && other.line === line) === index,
  );
}
