import { formatIssues } from '@/lib/content/issue';
import { createRecordsChecker } from '@/lib/content/check-records';
import { CONSENT_COLUMN } from '@/lib/model/record-columns';
import { describeProblem, describeStudent } from './describe-records';
import {
  formatRecordsFile,
  isFilled,
  parseRecordsFile,
  RECORDS_FILE,
} from '@/lib/records/records-file';
import { createSavingError, rememberSave, savedTexts, validateSavedTexts } from '../content-files';
import { findObstacle } from '../unsaved-work';
import { describePublication, refusePublicRepository } from './publication';

/**
 * Refuses to save records while the form has more than Sveltia CMS knows: a spreadsheet that is being read, or records
 * that came after the press on Save.
 *
 * @param formText the text that is to be saved
 * @throws Error with what to do
 */
export function refuseUnfinishedRecords(formText: string): void {
  const obstacle = findObstacle(formText);
  if (obstacle !== undefined) throw createSavingError(`Nothing was saved: ${obstacle}`);
}

/** The rows of a records file, without the column for consent. */
const listRows = (text = '') =>
  text.split('\n').map((line) => line.split(',', CONSENT_COLUMN).join());

/**
 * Writes the records of the form into the text of their file.
 *
 * @param isLocal whether they are saved in a local folder, and not on GitHub
 * @throws Error with a line for each broken rule
 */
export async function formatRecordsFromForm(formText: string, isLocal: boolean): Promise<string> {
  const recordsFile = parseRecordsFile(new TextEncoder().encode(formText));
  const { content, issues } = validateSavedTexts();
  if (!content) throw createSavingError('Nothing was saved.', ...formatIssues(issues));
  const { titles, rows } = recordsFile;
  const problems = createRecordsChecker(content)(recordsFile).map((problem) => {
    const { position = -1, column = -1 } = problem;
    const student = position < 0 ? [] : [describeStudent(rows, position)];
    const place = [...student, titles[column]].filter(Boolean).join(': ');
    // A form does not show its file.
    return { file: '', place, problem: describeProblem(problem, rows) };
  });
  if (problems.length > 0)
    throw createSavingError('Nothing was saved. Correct this first:', ...formatIssues(problems));
  const text = formatRecordsFile({ ...recordsFile, rows: rows.filter(isFilled) });
  const savedRows = new Set(listRows(savedTexts.get(RECORDS_FILE)));
  // To delete records, or to take a consent back, is always possible.
  const isNew = listRows(text).some((row) => !savedRows.has(row));
  if (isNew && !isLocal) await refusePublicRepository(content.site.repository);
  rememberSave({ file: RECORDS_FILE, text, notes: describePublication(content) });
  return text;
}
