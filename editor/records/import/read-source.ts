import type { Action } from '../actions';

/** The module that reads spreadsheets is loaded only when it is needed, which fails without the network. */
const NO_NETWORK_PROBLEM =
  'It cannot be read without the network: the form loads the part that reads spreadsheets. Connect, and choose it again; if that does not help, save, and load the page anew.';

const loadReader = () =>
  import('../../spreadsheets/read-spreadsheet').catch((cause: unknown) => {
    throw new Error(NO_NETWORK_PROBLEM, { cause });
  });

/**
 * Reads a spreadsheet.
 *
 * @param source a file that was chosen, or the text of copied cells
 * @param name for messages
 * @returns the next action of the form
 */
export async function readSource(source: File | string, name: string): Promise<Action> {
  try {
    const { readSheets } = await loadReader();
    const sheets = await readSheets(source);
    const [sheet = { name, rows: [] }] = sheets;
    return sheets.length > 1
      ? { type: 'prepare', pending: { step: 'sheet', source: name, sheets } }
      : { type: 'import', source: name, sheet, options: {} };
  } catch (error) {
    const message = `${name}: ${error instanceof Error ? error.message : String(error)}`;
    return { type: 'prepare', message };
  }
}
