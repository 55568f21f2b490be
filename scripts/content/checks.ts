import type { z } from 'zod';
import { entryName, type Fault } from './fault';

/** The faults that a schema finds in one value. */
export function schemaFaults(
  file: string,
  entry: string,
  schema: z.ZodType,
  value: unknown,
): Fault[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).map(({ path, message, input }) => ({
    file,
    entry,
    field: path.join('.'),
    problem: typeof input === 'string' ? `${JSON.stringify(input)} ${message}` : message,
  }));
}

/** The faults that a schema finds in the entries of a list. */
export function listFaults(file: string, schema: z.ZodType, entries: readonly unknown[]): Fault[] {
  return entries.flatMap((entry, index) =>
    schemaFaults(file, entryName(entry, index), schema, entry),
  );
}

/** A fault for each entry whose value of a field stands in an earlier entry too. */
export function duplicateFaults<Entry>(
  file: string,
  field: string,
  entries: readonly Entry[],
  valueOf: (entry: Entry) => string | number,
): Fault[] {
  const seen = new Set<string | number>();
  return entries.flatMap((entry, index) => {
    const value = valueOf(entry);
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    const problem = `${JSON.stringify(value)} is used twice`;
    return [{ file, entry: entryName(entry, index), field, problem }];
  });
}

/** A fault for each entry that names a district which is not in the list. */
export function unknownDistrictFaults(
  file: string,
  entries: readonly { district: string }[],
  districts: readonly string[],
): Fault[] {
  return entries.flatMap((entry, index) => {
    if (districts.includes(entry.district)) return [];
    const problem = `${JSON.stringify(entry.district)} is not in data/districts.ts`;
    return [{ file, entry: entryName(entry, index), field: 'district', problem }];
  });
}
