import path from 'node:path';
import ts from 'typescript';
import type { Fault } from './fault';
import { PROJECT } from './project';
import type { Source } from './syntax-faults';

function unknownNameProblem(name: string): string {
  if (name === 'site') return "the line is missing: import { site } from './site';";
  if (/^(true|false|yes|no)$/i.test(name))
    return `${name} is neither true nor false, in small letters`;
  return `${name} stands in no quotes: write '${name}'`;
}

/** What the build's check of types finds in content, by its code, in words of the data files. */
const PROBLEMS: Record<number, (message: string) => string> = {
  // A field of an entry that is there under another name, or not at all.
  2339: (message) => `${quoted(message)[0]} is not a field of what it is taken from`,
  2551: (message) => {
    const [field, , suggestion] = quoted(message);
    return `${field} is not a field of what it is taken from: write ${suggestion}`;
  },
  2304: (message) => unknownNameProblem(quoted(message)[0] ?? ''),
  2552: (message) => `${quoted(message)[0]} is not known here: write ${quoted(message)[1]}`,
  18004: (message) => `${quoted(message)[0]} has no colon (:) and no value after it`,
  2307: (message) => `there is no file ${quoted(message)[0]}`,
  2451: (message) => `${quoted(message)[0]} is there twice: take one of the two away`,
};

/** The names that a message of TypeScript has in quotes. */
const quoted = (message: string) => [...message.matchAll(/'([^']*)'/g)].map(([, name]) => name);

/** Those for which a file cannot be loaded, or a value is missing. */
const CAUSES = [2339, 2551, 2304, 2552, 18004, 2307, 2451];

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

/** Files that no edit of content changes, read once. */
const read = new Map<string, ts.SourceFile | undefined>();

function hostOf(options: ts.CompilerOptions, folder: string): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    getSourceFile: (file, ...how) => {
      if (file.startsWith(`${folder}/`) && !file.includes('/node_modules/'))
        return host.getSourceFile(file, ...how);
      if (!read.has(file)) read.set(file, host.getSourceFile(file, ...how));
      return read.get(file);
    },
  };
}

/** What the build would find wrong with the types of the data files, the first in each line, each once. */
export function typeFaults(
  sources: readonly Source[],
  folder: string,
  { onlyCauses = false } = {},
): Fault[] {
  const files = sources.map(({ file }) => path.join(folder, file));
  const options = {
    ...OPTIONS,
    paths: { '@/data/*': [`${folder}/data/*`], '@/*': [`${PROJECT}/*`] },
  };
  const program = ts.createProgram(files, options, hostOf(options, folder));
  const found = files.flatMap((file) =>
    program.getSemanticDiagnostics(program.getSourceFile(file)),
  );
  const faults = found
    .filter(({ code }) => !onlyCauses || CAUSES.includes(code))
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
  const isSame = (one: Fault, other: Fault) =>
    one.file === other.file && (one.line === other.line || one.problem === other.problem);
  return faults.filter(
    (fault, index) => faults.findIndex((other) => isSame(fault, other)) === index,
  );
}
