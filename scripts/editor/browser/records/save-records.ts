import { formatIssues } from '@/lib/content/issue';
import { findRecordIssues } from '@/lib/content/record-rules';
import {
  formatRecordsFile,
  isFilled,
  parseRecordsFile,
  RECORDS_FILE,
} from '@/lib/records/records-file';
import { createSavingError, rememberSave, validateSavedTexts } from '../content-files';
import { describePublication, warnOfPublicRepository } from './publication';

/**
 * Writes the records of the form into the text of their file.
 *
 * @param isLocal whether they are saved in a local folder, and not on GitHub
 * @throws Error with a line for each broken rule
 */
export async function formatRecordsFromForm(formText: string, isLocal: boolean): Promise<string> {
  const recordsFile = parseRecordsFile(new TextEncoder().encode(formText));
  const { content, issues: otherIssues } = validateSavedTexts();
  const issues = content ? findRecordIssues({ ...content, recordsFile }) : otherIssues;
  // A form does not show its file.
  const lines = formatIssues(issues).map((line) => line.replace(`${RECORDS_FILE}: `, ''));
  if (!content || lines.length > 0) throw createSavingError(...lines);
  const text = formatRecordsFile({ ...recordsFile, rows: recordsFile.rows.filter(isFilled) });
  const warnings = isLocal ? [] : await warnOfPublicRepository(content.site.repository);
  const notes = [...warnings, ...describePublication(content)];
  rememberSave({ file: RECORDS_FILE, text, notes });
  return text;
}
