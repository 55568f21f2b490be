/** The rules for a record on its own. */
import { RECORD_FIELDS } from '@/lib/model/record-columns';
import { MONTHS, studentRecordSchema, type StudentRecord } from '@/lib/model/student-record';
import { getCertificateLetters } from '@/lib/records/certificate-number';
import { toStudentRecord, type Cells } from '@/lib/records/records-file';
import { listFindings, type Finding } from './findings';
import type { SourceContent } from './load';
import { explainSchemaIssue } from './schema-problems';

/** The content on which the rules for records depend. */
export type RecordRules = Pick<SourceContent, 'sampleRecords' | 'site'>;

/** The problems that depend on several values of a record, on other content, or on today's date. */
function findRecordProblems(
  record: StudentRecord,
  { sampleRecords, site }: RecordRules,
): Finding[] {
  const { name, certificateNo, dateOfBirth, game, rank, yearMonth } = record;
  const { ranks } = sampleRecords;
  // Spec §9. For a game in Hindi, all letters are valid.
  const letters = getCertificateLetters(game) ?? '';
  const month = MONTHS.findIndex((one) => yearMonth.startsWith(one));
  const year = Number(yearMonth.slice(-4));
  const birthYear = Number(dateOfBirth.slice(-4));
  const latestBirthYear = (year || new Date().getFullYear()) - 3;
  const earliestBirthYear = (year || site.establishedYear) - 100;
  return listFindings([], record, [
    {
      field: 'name',
      problem: 'is blank: whose result is it?',
      isTrue: name === '',
    },
    {
      field: 'name',
      problem: 'has no game, certificate number or month: is it a student?',
      isTrue: name !== '' && (game || certificateNo || yearMonth) === '',
    },
    {
      field: 'dateOfBirth',
      problem: 'is less than 3 or more than 100 years before the certificate',
      isTrue: dateOfBirth !== '' && (birthYear > latestBirthYear || birthYear < earliestBirthYear),
    },
    {
      field: 'rank',
      problem: `is none of ${ranks.join(', ')}`,
      isTrue: rank !== '' && !ranks.includes(rank),
    },
    {
      field: 'certificateNo',
      problem: `does not start with ${letters}, the first Latin letters of ${game}`,
      isTrue: certificateNo !== '' && !certificateNo.startsWith(letters),
    },
    {
      field: 'yearMonth',
      problem: 'is before the council was established',
      isTrue: yearMonth !== '' && year < site.establishedYear,
    },
    {
      field: 'yearMonth',
      problem: 'is in the future',
      isTrue: Date.UTC(year, month) > Date.now(),
    },
  ]);
}

/** The problems of the cells of a row. A cell that the schema refuses gets no second problem. */
export function findCellProblems(
  cells: Cells,
  rules: RecordRules,
): { column: number; problem: string }[] {
  const record = toStudentRecord(cells);
  const input = { ...record, slNo: cells[0] };
  const { error } = studentRecordSchema.safeParse(input, { reportInput: true });
  const problems = (error?.issues ?? []).flatMap(explainSchemaIssue);
  const wrongFields = problems.map(({ path }) => path[0]);
  return [
    ...problems,
    ...findRecordProblems(record, rules).filter(({ path }) => !wrongFields.includes(path[0])),
  ].map(({ path, problem }) => ({
    column: RECORD_FIELDS.findIndex((field) => field === path[0]),
    problem,
  }));
}
