/** The state of the form of the student records, and the actions that lead to the next one. */
import type { History } from './history';
import type { PendingImport, SheetImport } from './import/import-state';
import type { Table } from './table';

/** A sentence for the status line. */
export interface Told {
  text: string;
  /** Whether it follows from typing, so that it waits for a pause. */
  isTyped?: boolean;
}

export interface FormState extends History<Table> {
  pending?: PendingImport;
  /** A message about a spreadsheet. */
  message?: string;
  /** A selector of the element that gets the focus; undefined if the focus stays where it is. */
  focused?: string;
  /** The cell into which the user is typing; undefined if the last action was another one. */
  typedCell?: string;
  /** What was just done or shown; undefined if there is nothing new to tell. */
  told?: Told;
}

export type Action =
  /** Shows other records. It is no change, so it has no undo. */
  | {
      type: 'show';
      view: Partial<Pick<Table, 'query' | 'found' | 'page'>>;
      focused?: string;
    }
  | { type: 'type'; position: number; column: number; value: string }
  /** Ends the typing into a cell. */
  | { type: 'leave' }
  /** A change is a function, so that it is computed only when it is made. */
  | { type: 'change'; step: string; change: (table: Table) => Partial<Table>; focused?: string }
  /** Sets or removes the pending import, which has added nothing yet. */
  | { type: 'prepare'; pending?: PendingImport; message?: string }
  /** Tells what was done outside of the table. */
  | { type: 'tell'; text: string }
  /** Imports a sheet. The one that was imported last is read again, as one step. */
  | ({ type: 'import' } & SheetImport)
  | { type: 'undo' }
  | { type: 'redo' };

/** The props of each part of the form. */
export interface PartProps {
  /** Whether only records with a consent are published. */
  needsConsent?: boolean;
  state: FormState;
  dispatch: (action: Action) => void;
}
