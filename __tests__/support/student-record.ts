import type { StudentRecord } from '@/lib/model/student-record';

/** A valid record, with some fields changed. */
export function makeRecord(changes: Partial<StudentRecord> = {}): StudentRecord {
  return {
    slNo: 1,
    name: 'Asha Verma',
    fatherName: 'Mohan Verma',
    dateOfBirth: '07-03-2005',
    game: 'Athletics',
    event: 'Long Jump',
    rank: '2nd',
    certificateNo: 'AT23001',
    yearMonth: 'Mar 2024',
    ...changes,
  };
}

/** Valid records, numbered from 1 and named "Student 1", "Student 2" and so on. */
export function makeRecords(count: number): StudentRecord[] {
  return Array.from({ length: count }, (_, index) =>
    makeRecord({ slNo: index + 1, name: `Student ${index + 1}` }),
  );
}
