import {
  addEntry,
  both,
  put,
  remove,
  rename,
  replace,
  type MistakeTables,
} from '@/__tests__/support/edited-site';

const EVENTS = 'data/events.ts';
const SITE = 'data/site.ts';
const NEWS = 'data/news.ts';

const inEvents = (from: string, to: string) => replace(EVENTS, from, to);
const inSite = (from: string, to: string) => replace(SITE, from, to);

const TRIALS = `  {
    id: 'trials',
    title: 'State trials',
    description: 'Two days of trials.',
    event_type: 'upcoming',
    start_date: '05/12/2026',
    end_date: '06/12/2026',
    registration_deadline: '20/11/2026',
    venue: 'Lucknow',
    highlights: ['Open to all'],
  },`;
const addTrials = (from = '', to = '') =>
  addEntry(
    EVENTS,
    TRIALS.replace(from, () => to),
  );

export const code: MistakeTables = {
  'the code of an entry': [
    [
      'leaves out the comma after a text',
      addTrials("trials',\n    desc", "trials'\n    desc"),
      'data/events.ts:7: a comma is missing at the end of line 7',
    ],
    [
      'leaves out the comma after an entry',
      addTrials('  },', '  }'),
      'data/events.ts:15: a comma is missing at the end of line 15',
    ],
    [
      'leaves out the comma in a list',
      inEvents("games', 'Board", "games' 'Board"),
      'data/events.ts:12: a comma is missing before Board',
    ],
    [
      'writes two commas',
      addTrials("'Lucknow',", "'Lucknow',,"),
      'data/events.ts:13: there is a comma too many',
    ],
    [
      'ends a line with ;',
      addTrials("'Lucknow',", "'Lucknow';"),
      'data/events.ts:13: the line ends with ; instead of a comma',
    ],
    [
      'ends a line with a full stop',
      addTrials("'Lucknow',", "'Lucknow'."),
      'data/events.ts:13: the line ends with . instead of a comma',
    ],
    [
      'leaves out the colon',
      addTrials('venue: ', 'venue '),
      'data/events.ts:13: a colon (:) is missing after venue',
    ],
    [
      'writes = for the colon',
      addTrials('venue: ', 'venue = '),
      'data/events.ts:13: write a colon (:) after venue instead of =',
    ],
    [
      'leaves out the { of an entry',
      addTrials('  {\n', ''),
      'data/events.ts:14: the } of this line closes nothing: take it out, or write the { that is missing before it',
    ],
    [
      'leaves out the } of an entry',
      addTrials('  },', ''),
      'data/events.ts:5: the { of this line is never closed: a } is missing below',
    ],
    [
      'writes a } too many',
      addTrials('  },', '  },\n  },'),
      'data/events.ts:16: the } of this line closes nothing: take it out, or write the { that is missing before it',
    ],
    [
      'leaves out the ] of a list',
      addTrials("all'],", "all',"),
      'data/events.ts:14: the [ of this line is never closed: a ] is missing below',
    ],
    [
      'leaves out the [ of a list',
      addTrials("['Open", "'Open"),
      'data/events.ts:14: the ] of this line closes nothing: take it out, or write the [ that is missing before it',
    ],
    [
      'takes the last line away',
      inEvents('];\n', ''),
      'data/events.ts:4: the [ of this line is never closed: a ] is missing below',
    ],
    [
      'cuts the file off in a text',
      put(EVENTS, "export const events = [\n  {\n    title: 'Sta"),
      "data/events.ts:3: the text that begins with ' does not end with ', or is broken into lines",
    ],
    [
      'pastes an entry below the list',
      inEvents('];\n', `];\n${TRIALS}\n`),
      'data/events.ts:17: an entry stands below this ]; that ends the list: move it above',
    ],
    [
      'writes a field with a hyphen',
      addTrials('start_date', 'start-date'),
      'data/events.ts:10: start-date is not a field: write start_date',
    ],
    [
      'writes a field in two words',
      addTrials('start_date', 'start date'),
      'data/events.ts:10: start date is not a field: write start_date',
    ],
    [
      'writes a note without //',
      addTrials('    id:', '    to be confirmed\n    id:'),
      'data/events.ts:6: what stands in no quotes is no text: to be confirmed',
    ],
    [
      'writes half of a comment',
      addTrials('    id:', '    /* to be confirmed\n    id:'),
      'data/events.ts:6: the /* of this line has no */',
    ],
    [
      'leaves the marks of a merge',
      addTrials('  {\n', '<<<<<<< HEAD\n  {\n'),
      'data/events.ts:5: a mark of git stands here: decide between the two versions',
    ],
    [
      'writes a field twice',
      addTrials('    venue:', "    title: 'Trials',\n    venue:"),
      'data/events.ts:13: title is given twice in this entry: take one out',
    ],
    [
      'writes a field without a value',
      addTrials("venue: 'Lucknow'", 'venue'),
      'data/events.ts:13: venue has no colon (:) and no value after it',
    ],
    [
      'removes the export',
      inEvents('export const events', 'const events'),
      'data/events.ts: the line is missing that begins with "export const events"',
    ],
    [
      'renames the list',
      inEvents('export const events', 'export const event'),
      'data/events.ts: the line is missing that begins with "export const events"',
    ],
    [
      'pastes the whole list twice',
      both(inEvents('];\n', '];\nexport const events: Event[] = [];\n')),
      'data/events.ts:4: events is there twice: take one of the two away',
    ],
    [
      'pastes HTML',
      inEvents('export const', '<p>\nexport const'),
      'data/events.ts:4: HTML cannot stand here',
    ],
  ],
  quotes: [
    [
      "writes an apostrophe as '",
      addTrials("'State trials'", "'The state's trials'"),
      "data/events.ts:7: the ' before s ends the text: write ’ for an apostrophe",
    ],
    [
      "writes an apostrophe as ' after an s",
      addTrials("'State trials'", "'The athletes' trials'"),
      "data/events.ts:7: the ' before trials ends the text: write ’ for an apostrophe",
    ],
    [
      "writes two apostrophes as '",
      addTrials("'State trials'", "'The state's best girls' trials'"),
      "data/events.ts:7: the ' before s ends the text: write ’ for an apostrophe",
    ],
    [
      'leaves out the first quote',
      addTrials("'State trials'", "State trials'"),
      "data/events.ts:7: the text does not begin with a quote: write '",
    ],
    [
      'leaves out the last quote',
      addTrials("'State trials'", "'State trials"),
      "data/events.ts:7: the text that begins with ' does not end with ', or is broken into lines",
    ],
    [
      'leaves out both quotes of a word',
      addTrials("'Lucknow'", 'Lucknow'),
      "data/events.ts:13: Lucknow stands in no quotes: write 'Lucknow'",
    ],
    [
      'leaves out both quotes of two words',
      addTrials("'State trials'", 'State trials'),
      'data/events.ts:7: what stands in no quotes is no text: State trials',
    ],
    [
      'begins with one quote and ends with another',
      addTrials("'State trials'", `'State trials"`),
      "data/events.ts:7: the text that begins with ' does not end with ', or is broken into lines",
    ],
    [
      'writes the quotes of a word processor',
      addTrials("'State trials'", '‘State trials’'),
      "data/events.ts:7: ‘ cannot begin or end a text: write '",
    ],
    [
      'writes double quotes of a word processor',
      addTrials("'State trials'", '“State trials”'),
      "data/events.ts:7: “ cannot begin or end a text: write '",
    ],
    [
      'breaks a text into two lines',
      addTrials("'State trials'", "'State\n      trials'"),
      "data/events.ts:7: the text that begins with ' does not end with ', or is broken into lines",
    ],
    [
      'does not close a `',
      inEvents('national games`', 'national games'),
      'data/events.ts:8: the ` that begins here is never closed',
    ],
    [
      'closes a ` with a quote',
      inEvents('national games`', "national games'"),
      'data/events.ts:8: the ` that begins here is never closed',
    ],
    [
      'writes ${ } in plain quotes',
      addTrials("'State trials'", "'Trials of ${site.brand}'"),
      'data/events.ts:7: trials: title: "Trials of ${site.brand}" holds ${site.brand} as it stands: begin and end the text with ` instead of a quote',
    ],
    [
      'leaves out the } of ${ }',
      inEvents('site.brand}', 'site.brand'),
      'data/events.ts:8: the ` that begins here is never closed',
    ],
    [
      'leaves out the quotes of a date with /',
      addTrials("'05/12/2026'", '05/12/2026'),
      "data/events.ts:10: dates stand in quotes: '05/12/2026'",
    ],
    [
      'leaves out the quotes of a date without a 0',
      addTrials("'06/12/2026'", '16/12/2026'),
      "data/events.ts:11: trials: end_date: 0.0006581112207963146 is no date: dates stand in quotes, such as '05/12/2026'",
    ],
    [
      'leaves out the quotes of a date with -',
      replace(NEWS, "'2025-02-10'", '2025-02-10'),
      "data/news.ts:12: dates stand in quotes: '2025-02-10'",
    ],
    [
      'leaves out the quotes of a phone number',
      inSite("'+91 522 000 0000'", '+91 522 000 0000'),
      'data/site.ts:23: what stands in no quotes is no text: +91 522 000 0000',
    ],
    [
      'leaves out the quotes of a place with a number',
      addTrials("'Lucknow'", '3rd floor'),
      "data/events.ts:13: what is no plain number stands in quotes: '3rd'",
    ],
    [
      'leaves out the quotes of an address',
      inSite("'https://x.com/scse_example'", 'https://x.com/scse_example'),
      'data/site.ts:29: the address stands in no quotes',
    ],
    [
      'writes a year in quotes',
      inSite('copyrightYear: 2025', "copyrightYear: '2025'"),
      'data/site.ts:11: copyrightYear: "2025" is not a whole number, without quotes',
    ],
    [
      'writes true in quotes',
      inSite('FromSearch: false', "FromSearch: 'true'"),
      'data/site.ts:12: hideRecordsFromSearch: "true" is not true or false, without quotes',
    ],
    [
      'writes True',
      inSite('FromSearch: false', 'FromSearch: True'),
      'data/site.ts:12: True is neither true nor false, in small letters',
    ],
  ],
  names: [
    [
      'misspells a field of site in a text',
      inEvents('site.brand', 'site.brnd'),
      'data/events.ts:8: brnd is not a field of what it is taken from: write brand',
    ],
    [
      'misspells a field of site',
      addTrials("'Lucknow'", 'site.headquarter'),
      'data/events.ts:13: headquarter is not a field of what it is taken from: write headquarters',
    ],
    [
      'writes site without a field',
      inEvents('${site.brand}', '${site}'),
      'data/events.ts:8: sample: title: "24th [object Object] national games" holds an entry where one of its fields was meant, as in site.name',
    ],
    [
      'misspells site',
      inEvents('${site.brand}', '${sit.brand}'),
      'data/events.ts:8: sit is not known here: write site',
    ],
    [
      'misspells the file that is imported',
      inEvents("'./site'", "'./sites'"),
      'data/events.ts:2: there is no file ./sites',
    ],
    [
      'takes the import of site away',
      inEvents("import { site } from './site';\n", ''),
      "data/events.ts:7: the line is missing: import { site } from './site';",
    ],
    [
      'misspells a field',
      addTrials('venue:', 'venu:'),
      'data/events.ts:13: trials: venu: is not a field that the site knows: write venue',
    ],
    [
      'writes a field in capitals',
      addTrials('venue:', 'Venue:'),
      'data/events.ts:13: trials: Venue: is not a field that the site knows: write venue',
    ],
    [
      'adds a field of its own',
      addTrials('    venue:', "    colour: 'red',\n    venue:"),
      'data/events.ts:13: trials: colour: is not a field that the site knows',
    ],
    [
      'leaves a field out',
      addTrials("    venue: 'Lucknow',\n", ''),
      'data/events.ts:5: trials: venue: is missing',
    ],
    [
      'empties a field',
      addTrials("'Lucknow'", "''"),
      'data/events.ts:13: trials: venue: "" is empty',
    ],
  ],
  'files of data': [
    [
      'deletes a data file',
      remove('data/objectives.ts'),
      'data/objectives.ts: is missing: bring the file back; its list may be empty',
    ],
    [
      'renames a data file',
      rename('data/objectives.ts', 'data/Objectives.ts'),
      'data/objectives.ts: is missing: rename data/Objectives.ts',
    ],
    [
      'leaves a copy of a data file',
      put('data/events copy.ts', ''),
      'data/events copy.ts: is not read: take it away, or give it the name of the file that it stands for',
    ],
    [
      'saves a data file as .txt',
      put('data/events.ts.txt', ''),
      'data/events.ts.txt: is not read: take it away, or give it the name of the file that it stands for',
    ],
    [
      'saves a data file as Windows-1252',
      put('data/news.ts', Buffer.from('// caf\u00e9\nexport const news = [];\n', 'latin1')),
      'data/news.ts:1: holds a letter that is not saved as UTF-8: save the file as UTF-8, and type the letter again',
    ],
    [
      'saves a data file as UTF-16',
      put('data/news.ts', Buffer.from('\ufeffexport const news = [];\n', 'utf16le')),
      'data/news.ts:1: holds a letter that is not saved as UTF-8: save the file as UTF-8, and type the letter again',
    ],
    [
      'empties a data file',
      put('data/news.ts', ''),
      'data/news.ts: the line is missing that begins with "export const news"',
    ],
  ],
  'rightly accepted': [
    ['adds an entry', addTrials(), ''],
    [
      'empties a list, and leaves its import',
      put(
        EVENTS,
        "import type { Event } from '@/lib/schemas/event';\nimport { site } from './site';\n\nexport const events: Event[] = [];\n",
      ),
      '',
    ],
    [
      'saves with the line ends of Windows',
      put(
        'data/announcements.ts',
        "export const announcements: string[] = [\r\n  'TRIALS SOON',\r\n];\r\n",
      ),
      '',
    ],
    [
      'saves with a byte order mark',
      put(
        'data/announcements.ts',
        "\ufeffexport const announcements: string[] = ['TRIALS SOON'];\n",
      ),
      '',
    ],
    [
      'leaves the files of systems',
      both(
        put('data/.DS_Store', ''),
        put('data/._events.ts', 'x'),
        put('data/desktop.ini', ''),
        put('data/~$student-records.csv', ''),
      ),
      '',
    ],
    ['writes double quotes', addTrials("'State trials'", '"The state’s trials"'), ''],
  ],
};
