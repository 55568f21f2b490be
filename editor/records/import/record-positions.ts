/** The positions of the records that an import tells of. */
import type { Cells } from '@/lib/records/records-file';
import type { LastImport } from './import-state';

type Told = Pick<LastImport, 'changes' | 'unsure'>;

/** The positions of the records that no row of the spreadsheet means, or may mean. */
export function listUnknown(records: readonly Cells[], { changes, unsure }: Told): number[] {
  const maybe = new Set(unsure.map(({ position }) => position));
  return [...records.keys()].filter((position) => !changes.has(position) && !maybe.has(position));
}

/** Tells the same of records in a new order, which lists their old positions. Those that it leaves out are gone. */
export function moveTold({ changes, unsure }: Told, order: readonly number[]): Told {
  const positions = new Map(order.map((old, position) => [old, position]));
  const move = <Value>(old: number, create: (position: number) => Value): Value[] => {
    const position = positions.get(old);
    return position === undefined ? [] : [create(position)];
  };
  return {
    changes: new Map(
      [...changes].flatMap(([old, change]) => move(old, (position) => [position, change] as const)),
    ),
    unsure: unsure.flatMap((row) => move(row.position, (position) => ({ ...row, position }))),
  };
}
