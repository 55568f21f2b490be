import { ROWS, TITLES } from '@/__tests__/support/records-file';
import { both, makeFolder, put, type MistakeTables } from '@/__tests__/support/edited-site';

const FILE = 'data/student-records.csv';
const [first = '', second = ''] = ROWS;
const good = [TITLES, first, second].join('\r\n');

const save = (text: string) => put(FILE, text);
/** Saves good records with something else in the place of a text of the second. */
const change = (from: string, to: string) =>
  save(`${TITLES}\n${first}\n${second.replace(from, () => to)}`);

export const records: MistakeTables = {
  'the file of records': [
    [
      'saves it as a workbook with the name of a CSV',
      put(FILE, Buffer.from('PK\u0003\u0004rest', 'latin1')),
      'data/student-records.csv: is a workbook (.xlsx or .ods) with another name: open it in its program and choose Save As, "CSV UTF-8 (Comma delimited)" in Excel, "Text CSV" with the character set "Unicode (UTF-8)" in LibreOffice',
    ],
    [
      'saves it as an old workbook with the name of a CSV',
      put(FILE, Buffer.from('\u00d0\u00cf\u0011\u00e0rest', 'latin1')),
      'data/student-records.csv: is a workbook of an old Excel (.xls) with another name: open it in its program and choose Save As, "CSV UTF-8 (Comma delimited)" in Excel, "Text CSV" with the character set "Unicode (UTF-8)" in LibreOffice',
    ],
    [
      'saves it as a web page',
      save('<html><table><tr><td>SL. NO.'),
      'data/student-records.csv: is a web page with another name: open it in its program and choose Save As, "CSV UTF-8 (Comma delimited)" in Excel, "Text CSV" with the character set "Unicode (UTF-8)" in LibreOffice',
    ],
    [
      'saves it as a PDF',
      save('%PDF-1.7'),
      'data/student-records.csv: is a PDF with another name: open it in its program and choose Save As, "CSV UTF-8 (Comma delimited)" in Excel, "Text CSV" with the character set "Unicode (UTF-8)" in LibreOffice',
    ],
    [
      'saves it as Unicode text',
      put(FILE, Buffer.from(`\ufeff${good}`, 'utf16le')),
      'data/student-records.csv: is saved as "Unicode text" (UTF-16): open it in its program and choose Save As, "CSV UTF-8 (Comma delimited)" in Excel, "Text CSV" with the character set "Unicode (UTF-8)" in LibreOffice',
    ],
    [
      'saves it as Unicode text without a mark',
      put(FILE, Buffer.from(good, 'utf16le')),
      'data/student-records.csv: is saved as "Unicode text" (UTF-16): open it in its program and choose Save As, "CSV UTF-8 (Comma delimited)" in Excel, "Text CSV" with the character set "Unicode (UTF-8)" in LibreOffice',
    ],
    [
      'saves it in an old encoding',
      put(FILE, Buffer.from(good.replace('Ravi', 'Andr\u00e9'), 'latin1')),
      'data/student-records.csv: row 3: holds letters in an old encoding, not in UTF-8: open it in its program and choose Save As, "CSV UTF-8 (Comma delimited)" in Excel, "Text CSV" with the character set "Unicode (UTF-8)" in LibreOffice',
    ],
    [
      'saves it with semicolons',
      save(good.replaceAll(',', ';')),
      'data/student-records.csv: has semicolons between its cells instead of commas: in LibreOffice choose Save As, "Edit filter settings", and the field delimiter ","; Excel takes it from Windows: Region, Additional settings, List separator',
    ],
    [
      'saves it with tabs',
      save(good.replaceAll(',', '\t')),
      'data/student-records.csv: has tabs between its cells instead of commas: in LibreOffice choose Save As, "Edit filter settings", and the field delimiter ","; Excel takes it from Windows: Region, Additional settings, List separator',
    ],
    [
      'saves it with the first line that Excel knows',
      save(`sep=,\r\n${good}`),
      'data/student-records.csv: row 1: take out the line sep=,',
    ],
    [
      'saves it as a document of Word',
      save('{\\rtf1 }'),
      'data/student-records.csv: is a document of Word (.rtf) with another name: open it in its program and choose Save As, "CSV UTF-8 (Comma delimited)" in Excel, "Text CSV" with the character set "Unicode (UTF-8)" in LibreOffice',
    ],
    [
      'empties it',
      save(''),
      'data/student-records.csv: is empty: it must begin with the titles SL. NO.,NAME,FATHER NAME,DATE OF BIRTH,GAME,EVENT,RANK,CERTIFICATE NO.,YEAR & MONTH',
    ],
    [
      'leaves blank lines alone in it',
      save('\r\n\r\n'),
      'data/student-records.csv: is empty: it must begin with the titles SL. NO.,NAME,FATHER NAME,DATE OF BIRTH,GAME,EVENT,RANK,CERTIFICATE NO.,YEAR & MONTH',
    ],
    [
      'makes a folder of its name',
      makeFolder(FILE),
      'data/student-records.csv: is a folder, not a file',
    ],
    [
      'calls it .csv.csv',
      put(`${FILE}.csv`, good),
      'data/student-records.csv.csv: is not read: the records must stand in data/student-records.csv, saved as "CSV UTF-8"',
    ],
    [
      'calls it by other capitals',
      put('data/Student-Records.CSV', good),
      'data/Student-Records.CSV: is not read: the records must stand in data/student-records.csv, saved as "CSV UTF-8"',
    ],
    [
      'calls it by another name',
      put('data/records 2025.csv', good),
      'data/records 2025.csv: is not read: the records must stand in data/student-records.csv, saved as "CSV UTF-8"',
    ],
    [
      'leaves the workbook beside it',
      both(save(good), put('data/student-records.xlsx', '')),
      'data/student-records.xlsx: is not read: the records must stand in data/student-records.csv, saved as "CSV UTF-8"',
    ],
    [
      'puts it into a folder',
      both(makeFolder('data/records'), put('data/records/student-records.csv', good)),
      'data/records/student-records.csv: is not read: the records must stand in data/student-records.csv, saved as "CSV UTF-8"',
    ],
    [
      'does not close a quote',
      save(`${good}\r\n3,"Asha,,,,,,,`),
      'data/student-records.csv: row 4: a cell begins with a quote (") that is not closed',
    ],
  ],
  'its titles and columns': [
    [
      'takes the titles away',
      save(ROWS.join('\n')),
      'data/student-records.csv: row 1: is not the line of titles: SL. NO.,NAME,FATHER NAME,DATE OF BIRTH,GAME,EVENT,RANK,CERTIFICATE NO.,YEAR & MONTH',
    ],
    [
      'translates the titles',
      save(['क्र.,नाम,पिता,जन्म,खेल,स्पर्धा,स्थान,प्रमाण,माह', first].join('\n')),
      'data/student-records.csv: row 1: is not the line of titles: SL. NO.,NAME,FATHER NAME,DATE OF BIRTH,GAME,EVENT,RANK,CERTIFICATE NO.,YEAR & MONTH',
    ],
    [
      'misspells a title',
      save(good.replace('GAME', 'SPORT')),
      'data/student-records.csv: row 1: column 5: "SPORT" is not the title GAME',
    ],
    [
      'writes a title in small letters',
      save(good.replace('NAME', 'Name')),
      'data/student-records.csv: row 1: column 2: "Name" is not the title NAME',
    ],
    [
      'exchanges two columns',
      save(good.replace('NAME,FATHER NAME', 'FATHER NAME,NAME')),
      'data/student-records.csv: row 1: column 2: "FATHER NAME" is not the title NAME; the titles are SL. NO.,NAME,FATHER NAME,DATE OF BIRTH,GAME,EVENT,RANK,CERTIFICATE NO.,YEAR & MONTH',
    ],
    [
      'takes a column out',
      save(TITLES.replace('RANK,', '')),
      'data/student-records.csv: row 1: column 7: "CERTIFICATE NO." is not the title RANK; the titles are SL. NO.,NAME,FATHER NAME,DATE OF BIRTH,GAME,EVENT,RANK,CERTIFICATE NO.,YEAR & MONTH',
    ],
    [
      'adds a column',
      save(`${TITLES},SCHOOL\n${first},Inter College`),
      'data/student-records.csv: row 1: column 10: "SCHOOL" is one column too many',
    ],
    [
      'writes a line above the titles',
      save(`Records 2025\n${good}`),
      'data/student-records.csv: row 1: is not the line of titles: SL. NO.,NAME,FATHER NAME,DATE OF BIRTH,GAME,EVENT,RANK,CERTIFICATE NO.,YEAR & MONTH',
    ],
    [
      'leaves a comma in a name',
      change('Ravi Khan', 'Khan, Ravi'),
      'data/student-records.csv: row 3: has 10 cells instead of 9: a cell with a comma stands in "quotes"',
    ],
    [
      'leaves the rest of a row out',
      save(`${TITLES}\n1,Asha Verma`),
      'data/student-records.csv: row 2: has 2 cells instead of 9',
    ],
  ],
  'its cells': [
    [
      'leaves the number out',
      change('2,', ','),
      'data/student-records.csv: row 3: SL. NO.: "" is not a whole number, 1 or more',
    ],
    [
      'writes a number twice',
      change('2,', '1,'),
      'data/student-records.csv: row 3: SL. NO.: "1" is used twice, first in row 2',
    ],
    [
      'writes a number with an O',
      change('2,', '1O,'),
      'data/student-records.csv: row 3: SL. NO.: "1O" is not a whole number, 1 or more; character 2 is O (U+004F), write 0',
    ],
    [
      'writes a certificate number twice',
      change('Karate,Junior Kata,1st,KA23002', 'Athletics,Junior Kata,1st,AT23001'),
      'data/student-records.csv: row 3: CERTIFICATE NO.: "AT23001" is used twice, first in row 2',
    ],
    [
      'writes a certificate number with the letter O',
      change('KA23002', 'KA23OO2'),
      'data/student-records.csv: row 3: CERTIFICATE NO.: "KA23OO2" is not two capital letters and five digits; character 5 is O (U+004F), write 0',
    ],
    [
      'writes a certificate number in small letters',
      change('KA23002', 'ka23002'),
      'data/student-records.csv: row 3: CERTIFICATE NO.: "ka23002" is not two capital letters and five digits',
    ],
    [
      'writes a certificate number of another game',
      change('KA23002', 'AT23002'),
      'data/student-records.csv: row 3: CERTIFICATE NO.: "AT23002" does not start with KA, the first Latin letters of Karate',
    ],
    [
      'writes a certificate number of four digits',
      change('KA23002', 'KA2302'),
      'data/student-records.csv: row 3: CERTIFICATE NO.: "KA2302" is not two capital letters and five digits',
    ],
    [
      'writes a number for 3x3 Basketball by its digit',
      change('Karate,Junior Kata,1st,KA', '3x3 Basketball,Junior Cup,1st,TX'),
      'data/student-records.csv: row 3: CERTIFICATE NO.: "TX23002" does not start with XB, the first Latin letters of 3x3 Basketball',
    ],
    [
      'writes a rank in words',
      change('1st', 'First'),
      'data/student-records.csv: row 3: RANK: "First" is none of the ranks 1st, 2nd, 3rd, Team 1st, Team 2nd, Team 3rd',
    ],
    [
      'writes a rank with the letter l',
      change('1st', 'lst'),
      'data/student-records.csv: row 3: RANK: "lst" is none of the ranks 1st, 2nd, 3rd, Team 1st, Team 2nd, Team 3rd; character 1 is l (U+006C), write 1',
    ],
    [
      'lets the spreadsheet turn a date round',
      change('28-11-2006', '11/28/2006'),
      'data/student-records.csv: row 3: DATE OF BIRTH: "11/28/2006" is not a date that exists, written DD-MM-YYYY',
    ],
    [
      'lets the spreadsheet shorten a date',
      change('28-11-2006', '28-11-06'),
      'data/student-records.csv: row 3: DATE OF BIRTH: "28-11-06" is not a date that exists, written DD-MM-YYYY',
    ],
    [
      'lets the spreadsheet make a number of a date',
      change('28-11-2006', '39049'),
      'data/student-records.csv: row 3: DATE OF BIRTH: "39049" is not a date that exists, written DD-MM-YYYY',
    ],
    [
      'leaves a column too narrow',
      change('28-11-2006', '########'),
      'data/student-records.csv: row 3: DATE OF BIRTH: "########" is an error of the spreadsheet: ######## stands where a value was lost',
    ],
    [
      'writes a day that does not exist',
      change('28-11-2006', '31-11-2006'),
      'data/student-records.csv: row 3: DATE OF BIRTH: "31-11-2006" is not a date that exists, written DD-MM-YYYY',
    ],
    [
      'writes a birth in another century',
      change('28-11-2006', '28-11-1806'),
      'data/student-records.csv: row 3: DATE OF BIRTH: "28-11-1806" is of a year that cannot be meant',
    ],
    [
      'writes a birth after the certificate',
      change('28-11-2006', '28-11-2026'),
      'data/student-records.csv: row 3: DATE OF BIRTH: "28-11-2026" is not before the certificate, which is of Dec 2025',
    ],
    [
      'writes a birth a year before the certificate',
      change('28-11-2006', '28-11-2024'),
      'data/student-records.csv: row 3: DATE OF BIRTH: "28-11-2024" gives an age of 1 at the certificate, which is of Dec 2025',
    ],
    [
      'writes a birth a lifetime before the certificate',
      change('28-11-2006', '28-11-1926'),
      'data/student-records.csv: row 3: DATE OF BIRTH: "28-11-1926" gives an age of 99 at the certificate, which is of Dec 2025',
    ],
    [
      'writes a date with long dashes',
      change('28-11-2006', '28–11–2006'),
      'data/student-records.csv: row 3: DATE OF BIRTH: "28–11–2006" is not a date that exists, written DD-MM-YYYY; character 3 is – (U+2013), write -',
    ],
    [
      'writes a month in full',
      change('Dec 2025', 'December 2025'),
      'data/student-records.csv: row 3: YEAR & MONTH: "December 2025" is not a month and a year such as Jan 2025',
    ],
    [
      'writes a month in small letters',
      change('Dec 2025', 'dec 2025'),
      'data/student-records.csv: row 3: YEAR & MONTH: "dec 2025" is not a month and a year such as Jan 2025',
    ],
    [
      'writes a month without its year',
      change('Dec 2025', 'Dec'),
      'data/student-records.csv: row 3: YEAR & MONTH: "Dec" is not a month and a year such as Jan 2025',
    ],
    [
      'writes a year before the council',
      change('Dec 2025', 'Dec 2015'),
      `data/student-records.csv: row 3: YEAR & MONTH: "Dec 2015" is not in the years 2017 to ${new Date().getFullYear() + 1}`,
    ],
    [
      'leaves #N/A in a cell',
      change('Ravi Khan', '#N/A'),
      'data/student-records.csv: row 3: NAME: "#N/A" is an error of the spreadsheet: #N/A stands where a value was lost',
    ],
    [
      'leaves #REF! in a cell',
      change('Junior Kata', '#REF!'),
      'data/student-records.csv: row 3: EVENT: "#REF!" is an error of the spreadsheet: #REF! stands where a value was lost',
    ],
    [
      'leaves lost letters in a cell',
      change('Ravi Khan', '???? ????'),
      'data/student-records.csv: row 3: NAME: "???? ????" holds ???? where letters were lost: type them again',
    ],
    [
      'leaves a replacement character in a cell',
      change('Ravi', 'Rav\ufffd'),
      'data/student-records.csv: row 3: NAME: "Rav� Khan" holds � where letters were lost: type them again',
    ],
    [
      'leaves a no-break space in a cell',
      change('Ravi Khan', 'Ravi\u00a0Khan'),
      'data/student-records.csv: row 3: NAME: "Ravi\\u00a0Khan" holds a no-break space (U+00A0) at character 5, which nobody sees: take it out',
    ],
    [
      'leaves a space without width in a cell',
      change('Ravi Khan', 'Ravi\u200bKhan'),
      'data/student-records.csv: row 3: NAME: "Ravi\\u200bKhan" holds a character without width (U+200B) at character 5, which nobody sees: take it out',
    ],
    [
      'types two spaces in a name',
      change('Ravi Khan', 'Ravi  Khan'),
      'data/student-records.csv: row 3: NAME: "Ravi  Khan" holds 2 spaces in a row at character 5: leave one',
    ],
    [
      'writes N/A for a blank',
      change('Salim Khan', 'N/A'),
      'data/student-records.csv: row 3: FATHER NAME: "N/A" stands for nothing: leave it out, or write what is meant',
    ],
    [
      'writes - for a blank',
      change('28-11-2006', '-'),
      'data/student-records.csv: row 3: DATE OF BIRTH: "-" stands for nothing: leave it out, or write what is meant',
    ],
    [
      'writes a name of 300 letters',
      change('Ravi Khan', 'R'.repeat(300)),
      'data/student-records.csv: row 3: NAME: "RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR…" has 300 letters; a name has room for 100',
    ],
    [
      'writes a formula',
      change('Ravi Khan', '=A2'),
      'data/student-records.csv: row 3: NAME: "=A2" starts with =, +, - or @, which a spreadsheet runs as a formula',
    ],
    [
      'copies the titles into the rows',
      save([TITLES, first, TITLES, second].join('\n')),
      'data/student-records.csv: row 3: is row 1 once more: take it out',
    ],
    [
      'copies a row',
      save([TITLES, first, first].join('\n')),
      'data/student-records.csv: row 3: is row 2 once more: take it out',
    ],
    [
      'leaves the apostrophe with which Excel marks a text',
      change('Ravi Khan', "'Ravi Khan"),
      'data/student-records.csv: row 3: NAME: "\'Ravi Khan" begins with \', and no quote ends it: take it out',
    ],
    [
      'writes quotes in a name',
      change('Ravi Khan', 'Ravi ""R"" Khan'),
      'data/student-records.csv: row 3: NAME: "Ravi ""R"" Khan" holds a comma, a quote or a line break, which the CSV export cannot write',
    ],
    [
      'breaks a cell into lines',
      change('Ravi Khan', '"Ravi\nKhan"'),
      'data/student-records.csv: row 3: NAME: "Ravi\\nKhan" holds a comma, a quote or a line break, which the CSV export cannot write',
    ],
    [
      'writes HTML in a name',
      change('Ravi Khan', '<i>Ravi</i>'),
      'data/student-records.csv: row 3: NAME: "<i>Ravi</i>" holds <i>, which would be shown as it stands',
    ],
    [
      'turns every date round',
      save([TITLES, ...[1, 2, 3, 4, 5].map((row) => `${row},,,2006/11/28,,,,,`)].join('\n')),
      'data/student-records.csv: row 2: DATE OF BIRTH: "2006/11/28" is not a date that exists, written DD-MM-YYYY; so in 4 more rows',
    ],
    [
      'leaves a cell out in every row',
      save([TITLES, ...[1, 2, 3, 4, 5].map((row) => `${row},,,,,,,`)].join('\n')),
      'data/student-records.csv: row 2: has 8 cells instead of 9; so in 4 more rows',
    ],
  ],
  'rightly accepted': [
    [
      'saves good records, with the line ends of Windows and a byte order mark',
      save(`\ufeff${good}`),
      '',
    ],
    ['leaves every cell blank but the number', save(`${TITLES}\n1,,,,,,,,\n2,,,,,,,,`), ''],
    [
      'writes games in Hindi and with digits',
      save(`${TITLES}\n1,,,,खो-खो,,,KK23001,\n2,,,,3x3 Basketball,,,XB23002,`),
      '',
    ],
    [
      'leaves the files of systems',
      both(
        put('data/.DS_Store', ''),
        put('data/._student-records.csv', ''),
        put('data/~$student-records.xlsx', ''),
        put('data/.~lock.student-records.csv#', ''),
      ),
      '',
    ],
  ],
};
