/** Judges the texts of content files, wherever they come from: the build reads them from data/, the editor from its forms. */
import { z } from 'zod';
import { CONTENT_FILES, contentSchema, type ContentFile } from '@/lib/schemas/content';
import { ofFile, type Fault } from './fault';
import { judge } from './judge';
import { allFields, toFaults, type Finding } from './places';
import { readYaml, type YamlFile } from './read-yaml';

const KEYS: ReadonlySet<string> = new Set(allFields(contentSchema));

export const nameOf = (file: ContentFile) => `data/${file}.yaml`;

/** A content file that can be used, or its faults. */
export function judgeText(file: ContentFile, text: string) {
  const schema = contentSchema.shape[file];
  const isList = schema instanceof z.ZodArray;
  const read = readYaml(text, KEYS, isList);
  if ('problem' in read) return { faults: [ofFile(nameOf(file), read.problem, read.line)] };
  if (read.value === null) {
    const remedy = `bring its text back${isList ? ', or write [] for a list without entries' : ''}`;
    return { faults: [ofFile(nameOf(file), `is empty: ${remedy}`)] };
  }
  const { good, findings } = judge<unknown>(schema, read);
  return { read, good, faults: toFaults(nameOf(file), schema, read, findings) };
}

/** Findings of several files as faults, file by file. */
export function placeFindings(
  files: ReadonlyMap<string, YamlFile>,
  findings: readonly Finding[],
): Fault[] {
  return CONTENT_FILES.flatMap((file) => {
    const read = files.get(file);
    const own = findings.filter(({ path: [first] }) => first === file);
    return read
      ? toFaults(
          nameOf(file),
          contentSchema.shape[file],
          read,
          own.map(({ path: [, ...rest], problem }) => ({ path: rest, problem })),
        )
      : [];
  });
}
