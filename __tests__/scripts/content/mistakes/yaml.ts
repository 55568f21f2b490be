import {
  addEntry,
  both,
  put,
  remove,
  rename,
  replace,
  type MistakeTables,
} from '@/__tests__/support/edited-site';

const EVENTS = 'data/events.yaml';

/** An event as the recipes write it, which stands above that of the fixture. */
const TRIALS = `- id: trials
  title:
    en: State trials
    hi: राज्य चयन
  description:
    en: Two days of trials.
  event_type: upcoming
  start_date: 05/12/2026
  end_date: 06/12/2026
  registration_deadline: 20/11/2026
  venue:
    en: Lucknow
  highlights:
    - en: Open to all
    - en: Travel paid`;

/** Adds the event with something else in the place of a text of it. */
const addTrials = (from: string | RegExp, to: string) => {
  if (TRIALS.split(from).length < 2) throw new Error(`not in the event: ${from}`);
  return addEntry(
    EVENTS,
    TRIALS.replace(from, () => to),
  );
};

const inSite = (from: string, to: string) => replace('data/site.yaml', from, to);

export const yaml: MistakeTables = {
  'spaces and tabs': [
    [
      'indents by a tab',
      addTrials('  event_type', '\tevent_type'),
      'data/events.yaml:7: begins with a tab: write spaces, two for each step to the right',
    ],
    [
      'indents by a tab behind spaces',
      addTrials('    en: State trials', '  \ten: State trials'),
      'data/events.yaml:3: begins with a tab: write spaces, two for each step to the right',
    ],
    [
      'writes a tab behind the dash',
      addTrials('- id', '-\tid'),
      'data/events.yaml:1: begins with a tab: write spaces, two for each step to the right',
    ],
    ['writes a tab behind the colon', addTrials('en: Lucknow', 'en:\tLucknow'), ''],
    [
      'pastes a tab into a text',
      addTrials('en: State trials', 'en: State\ttrials'),
      'data/events.yaml:3: trials: Title in English: "State\\ttrials" holds a tab (U+0009) at character 6, which nobody sees: take it out',
    ],
    [
      'indents by no-break spaces',
      addTrials('  event_type', '\u00a0\u00a0event_type'),
      'data/events.yaml:7: begins with spaces of another kind, as web pages have them: type the spaces anew',
    ],
    [
      'indents by a no-break space and a space',
      addTrials('  event_type', ' \u00a0event_type'),
      'data/events.yaml:7: begins with spaces of another kind, as web pages have them: type the spaces anew',
    ],
    [
      'writes a no-break space behind the colon',
      addTrials('en: Lucknow', 'en:\u00a0Lucknow'),
      'data/events.yaml:12: behind en: stands a space of another kind: type the space anew',
    ],
    [
      'writes a no-break space in a text',
      addTrials('State trials', 'State\u00a0trials'),
      'data/events.yaml:3: trials: Title in English: "State\\u00a0trials" holds a no-break space (U+00A0) at character 6, which nobody sees: take it out',
    ],
    [
      'forgets the space after a colon',
      addTrials('event_type: upcoming', 'event_type:upcoming'),
      'data/events.yaml:7: a space is missing after event_type:',
    ],
    [
      'forgets the space after the last colon',
      addTrials('en: Travel paid', 'en:Travel paid'),
      'data/events.yaml:15: a space is missing after en:',
    ],
    [
      'forgets the space after the colon of a text',
      addTrials('en: Lucknow', 'en:Lucknow'),
      'data/events.yaml:12: a space is missing after en:',
    ],
    [
      'forgets the space after the colon of Hindi',
      addTrials('hi: राज्य', 'hi:राज्य'),
      'data/events.yaml:4: a space is missing after hi:',
    ],
    [
      'forgets the space after the dash of an entry',
      addTrials('- id', '-id'),
      'data/events.yaml:1: a space is missing after the -',
    ],
    [
      'forgets the space after the dash of a highlight',
      addTrials('- en: Travel', '-en: Travel'),
      'data/events.yaml:15: a space is missing after the -',
    ],
    [
      'indents a field by one space',
      addTrials('  event_type', ' event_type'),
      'data/events.yaml:7: event_type begins too far to the left: write 2 spaces before it, as before the others of its kind',
    ],
    [
      'indents a field by three spaces',
      addTrials('  event_type', '   event_type'),
      'data/events.yaml:7: event_type begins too far to the right: write 2 spaces before it, as before the others of its kind',
    ],
    [
      'indents a field by four spaces',
      addTrials('  event_type', '    event_type'),
      'data/events.yaml:7: event_type begins too far to the right: write 2 spaces before it, as before the others of its kind',
    ],
    [
      'indents a field by none',
      addTrials('  event_type', 'event_type'),
      'data/events.yaml:7: event_type begins too far to the left: write 2 spaces before it, as before the others of its kind',
    ],
    [
      'indents the id by none, and forgets the dash',
      addTrials('- id', 'id'),
      'data/events.yaml:1: an entry begins with - and a space: write - before id',
    ],
    [
      'indents the Hindi further than the English',
      addTrials('    hi:', '      hi:'),
      'data/events.yaml:4: hi begins too far to the right: write 4 spaces before it, as before the others of its kind',
    ],
    [
      'indents the Hindi less than the English',
      addTrials('    hi:', '   hi:'),
      'data/events.yaml:4: hi begins too far to the left: write 4 spaces before it, as before the others of its kind',
    ],
    [
      'indents the Hindi as its field',
      addTrials('    hi:', '  hi:'),
      'data/events.yaml:4: hi begins too far to the left: write 4 spaces before it, as before the others of its kind',
    ],
    [
      'indents the English as its field',
      addTrials('    en: Lucknow', '  en: Lucknow'),
      'data/events.yaml:12: en begins too far to the left: write 4 spaces before it, as before the others of its kind',
    ],
    [
      'indents an entry',
      addTrials('- id', ' - id'),
      'data/events.yaml:1: the - begins too far to the right: write no spaces before it, as before the others of its kind',
    ],
    [
      'indents a highlight less than the first',
      addTrials('    - en: Travel', '   - en: Travel'),
      'data/events.yaml:15: the - begins too far to the left: write 4 spaces before it, as before the others of its kind',
    ],
    [
      'indents a highlight further than the first',
      addTrials('    - en: Travel', '      - en: Travel'),
      'data/events.yaml:15: the - begins too far to the right: write 4 spaces before it, as before the others of its kind',
    ],
    [
      'indents a highlight as an entry',
      addTrials('    - en: Travel', '- en: Travel'),
      'data/events.yaml:15: the - begins too far to the left: write 4 spaces before it, as before the others of its kind',
    ],
    [
      'indents a plain list further',
      replace('data/sample-records.yaml', '  - 2nd', '    - 2nd'),
      'data/sample-records.yaml:110: the - begins too far to the right: write 2 spaces before it, as before the others of its kind',
    ],
    [
      'does not indent the lines of a block',
      addTrials('en: Lucknow', 'en: >-\n  Lucknow, in the stadium'),
      'data/events.yaml:13: the lines of a text begin two spaces further to the right than its field',
    ],
    [
      'indents the field below a block as its lines',
      addTrials(
        /en: Two days of trials.\n {2}event_type/,
        'en: >-\n      Two days of trials.\n      event_type',
      ),
      'data/events.yaml:8: is read as a part of the text above: let it begin further to the left, where the others of its kind do',
    ],
  ],
  'colons, hashes and other signs': [
    [
      'writes a colon in a text',
      addTrials('State trials', 'State trials: day one'),
      "data/events.yaml:3: a colon (:) with a space after it cannot stand in a text: put the text in quotes: 'State trials: day one'",
    ],
    [
      'writes a colon at the end of a text',
      addTrials('State trials', 'State trials:'),
      "data/events.yaml:3: a colon (:) with a space after it cannot stand in a text: put the text in quotes: 'State trials:'",
    ],
    [
      'writes a colon in a highlight',
      addTrials('en: Travel paid', 'en: Travel: paid'),
      "data/events.yaml:15: a colon (:) with a space after it cannot stand in a text: put the text in quotes: 'Travel: paid'",
    ],
    [
      'writes a colon in a text with an apostrophe',
      addTrials('State trials', "Girls' trials: day one"),
      'data/events.yaml:3: a colon (:) with a space after it cannot stand in a text: put the text in quotes: "Girls\' trials: day one"',
    ],
    [
      'writes a colon in a plain list',
      replace(
        'data/core-members.yaml',
        'positions:\n        - Never shown\n    display_order: 1',
        'positions:\n        - Chair: games\n    display_order: 1',
      ),
      'data/core-members.yaml:10: core-1: Flip card content, Positions 1: is not one text: a text with a colon (:) or braces in it stands in quotes',
    ],
    [
      'forgets a colon',
      addTrials('event_type: upcoming', 'event_type upcoming'),
      'data/events.yaml:7: a colon (:) and a space are missing after event_type',
    ],
    [
      'forgets the colon of a field with two texts',
      addTrials('title:', 'title'),
      'data/events.yaml:2: a colon (:) and a space are missing after title',
    ],
    [
      'forgets the last colon',
      addTrials('en: Travel paid', 'en Travel paid'),
      'data/events.yaml:15: trials: Highlights 2: "en Travel paid" lacks a colon (:) behind en',
    ],
    [
      'writes = for a colon',
      addTrials('event_type: upcoming', 'event_type = upcoming'),
      'data/events.yaml:7: write a colon (:) and a space after event_type instead of =',
    ],
    [
      'writes a wide colon',
      addTrials('event_type: upcoming', 'event_type：upcoming'),
      'data/events.yaml:7: write a colon (:) and a space after event_type instead of ：',
    ],
    [
      'writes a semicolon for a colon',
      addTrials('event_type: upcoming', 'event_type; upcoming'),
      'data/events.yaml:7: write a colon (:) and a space after event_type instead of ;',
    ],
    [
      'writes # in a text',
      addTrials('en: Lucknow', 'en: Lucknow, gate # 4'),
      'data/events.yaml:12: what stands behind # is not read: put the text in quotes, or the note in a line of its own',
    ],
    [
      'writes # without a space',
      addTrials('en: Lucknow', 'en: Lucknow, gate #4'),
      'data/events.yaml:12: what stands behind # is not read: put the text in quotes, or the note in a line of its own',
    ],
    [
      'begins a text with #',
      addTrials('en: Lucknow', 'en: #4, Stadium Road'),
      'data/events.yaml:12: what begins with # is not read: put the text in quotes',
    ],
    [
      'writes a note behind a value',
      addTrials('event_type: upcoming', 'event_type: upcoming # or past'),
      'data/events.yaml:7: what stands behind # is not read: put the text in quotes, or the note in a line of its own',
    ],
    [
      'begins a text with &',
      addTrials('en: Travel paid', 'en: & travel paid'),
      "data/events.yaml:15: a text cannot begin with &: put the text in quotes: '& travel paid'",
    ],
    [
      'begins a text with & and a word',
      addTrials('en: Travel paid', 'en: &travel paid'),
      "data/events.yaml:15: a text cannot begin with &: put the text in quotes: '&travel paid'",
    ],
    [
      'begins a text with *',
      addTrials('en: Travel paid', 'en: *Travel paid'),
      "data/events.yaml:15: a text cannot begin with *: put the text in quotes: '*Travel paid'",
    ],
    [
      'begins a text with * alone',
      addTrials('en: Travel paid', 'en: * Travel paid'),
      "data/events.yaml:15: a text cannot begin with *: put the text in quotes: '* Travel paid'",
    ],
    [
      'begins a text with !',
      addTrials('en: Travel paid', 'en: !Travel paid'),
      "data/events.yaml:15: a text cannot begin with !: put the text in quotes: '!Travel paid'",
    ],
    [
      'begins a text with @',
      addTrials('en: Travel paid', 'en: @council pays'),
      "data/events.yaml:15: a text cannot begin with @: put the text in quotes: '@council pays'",
    ],
    [
      'begins a text with %',
      addTrials('en: Travel paid', 'en: % of travel paid'),
      "data/events.yaml:15: a text cannot begin with %: put the text in quotes: '% of travel paid'",
    ],
    [
      'begins a text with `',
      addTrials('en: Travel paid', 'en: `Travel` paid'),
      "data/events.yaml:15: a text cannot begin with `: put the text in quotes: '`Travel` paid'",
    ],
    [
      'begins a text with |',
      addTrials('en: Travel paid', 'en: | Travel paid'),
      "data/events.yaml:15: a text cannot begin with |: put the text in quotes: '| Travel paid'",
    ],
    [
      'begins a text with >',
      addTrials('en: Travel paid', 'en: > Travel paid'),
      "data/events.yaml:15: a text cannot begin with >: put the text in quotes: '> Travel paid'",
    ],
    [
      'begins a text with a dash',
      addTrials('en: Travel paid', 'en: - Travel paid'),
      "data/events.yaml:15: a text cannot begin with -: put the text in quotes: '- Travel paid'",
    ],
    [
      'begins a text with ?',
      addTrials('en: Travel paid', 'en: ? Travel paid'),
      "data/events.yaml:15: a text cannot begin with ?: put the text in quotes: '? Travel paid'",
    ],
    [
      'begins a text with a comma',
      addTrials('en: Travel paid', 'en: , Travel paid'),
      "data/events.yaml:15: a text cannot begin with ,: put the text in quotes: ', Travel paid'",
    ],
    [
      'begins a text with [',
      addTrials('en: Travel paid', 'en: [New] travel paid'),
      "data/events.yaml:15: a text cannot begin with [: put the text in quotes: '[New] travel paid'",
    ],
    [
      'puts a text in brackets',
      addTrials('en: Travel paid', 'en: [Travel paid]'),
      'data/events.yaml:15: trials: Highlights 2 in English: is a list, and must be one text: take the - or the brackets out',
    ],
    [
      'begins a text with {brand}',
      addTrials('State trials', '{brand} trials'),
      "data/events.yaml:3: a text cannot begin with {: put the text in quotes: '{brand} trials'",
    ],
    [
      'writes {brand} alone',
      addTrials('State trials', '{brand}'),
      "data/events.yaml:3: a text cannot begin with {: put the text in quotes: '{brand}'",
    ],
    [
      'begins a text with {',
      addTrials('State trials', '{State trials'),
      'data/events.yaml:3: the { of this line has no } in its line: a text that begins with { stands in quotes',
    ],
    [
      'puts a text in braces',
      addTrials('State trials', '{State trials}'),
      'data/events.yaml:3: trials: Title in English: is not one text: a text with a colon (:) or braces in it stands in quotes',
    ],
    [
      'forgets a }',
      addTrials(/en: State trials\n.*\n/, '{ en: State trials, hi: राज्य चयन\n'),
      'data/events.yaml:3: the { of this line has no } in its line: a text that begins with { stands in quotes',
    ],
    [
      'writes a comma between braces',
      addTrials(/\n {4}en: Lucknow/, ' { en: Stadium, Lucknow }'),
      'data/events.yaml:11: trials: Venue, Lucknow: is no field: a text with a comma between { and } stands in quotes',
    ],
    [
      'writes a } too many',
      addTrials('    - en: Travel paid', '    - en: Travel paid\n}'),
      'data/events.yaml:16: } cannot stand alone in a line: take it out',
    ],
    [
      'writes a ] too many',
      addTrials('    - en: Travel paid', '    - en: Travel paid\n]'),
      'data/events.yaml:16: ] cannot stand alone in a line: take it out',
    ],
    [
      'writes a comma at the end',
      addTrials('start_date: 05/12/2026', 'start_date: 05/12/2026,'),
      'data/events.yaml:8: trials: Start date: "05/12/2026," is not a date that exists, written DD/MM/YYYY',
    ],
    [
      'pastes HTML',
      addTrials('- id: trials', '<p>\n- id: trials'),
      'data/events.yaml:1: HTML cannot stand here: take it out',
    ],
    [
      'pastes the old form of an entry',
      addEntry(EVENTS, "  {\n    id: 'trials',\n    title: 'State trials',\n  },"),
      'data/events.yaml:1: { cannot stand alone in a line: take it out',
    ],
    [
      'pastes JSON',
      put(EVENTS, '[{ "id": "trials" }]'),
      'data/events.yaml:1: trials: is not whole: Title, Description, Event type, Start date, End date, Registration deadline, Venue and Highlights are missing',
    ],
  ],
  quotes: [
    [
      'opens a quote',
      addTrials('State trials', "'State trials"),
      "data/events.yaml:3: the quote ' that begins here has no end in its line",
    ],
    [
      'opens a double quote',
      addTrials('State trials', '"State trials'),
      'data/events.yaml:3: the quote " that begins here has no end in its line',
    ],
    [
      'opens a quote in the last line',
      replace(EVENTS, 'en: Board and lodging', "en: 'Board and lodging"),
      "data/events.yaml:11: the quote ' that begins here has no end in its line",
    ],
    [
      'opens a quote, and another below',
      both(
        addTrials('State trials', "'State trials"),
        replace(EVENTS, 'en: Two days of trials.', "en: 'Two days of trials.'"),
      ),
      "data/events.yaml:3: the quote ' that begins here has no end in its line",
    ],
    [
      'opens a double quote, and another below',
      both(
        addTrials('State trials', '"State trials'),
        replace(EVENTS, 'en: Two days of trials.', 'en: "Two days of trials."'),
      ),
      'data/events.yaml:3: the quote " that begins here has no end in its line',
    ],
    [
      'opens a quote that ends with the next field',
      both(
        addTrials('State trials', "'State trials"),
        replace(EVENTS, 'hi: राज्य चयन', "hi: राज्य चयन'"),
      ),
      "data/events.yaml:3: the quote ' that begins here has no end in its line",
    ],
    [
      'opens a quote around a date',
      addTrials('start_date: 05/12/2026', "start_date: '05/12/2026"),
      "data/events.yaml:8: the quote ' that begins here has no end in its line",
    ],
    [
      'ends a text with a quote',
      addTrials('State trials', "State trials'"),
      'data/events.yaml:3: trials: Title in English: "State trials\'" ends with \', and no quote begins it: take it out',
    ],
    [
      'writes an apostrophe between quotes',
      addTrials('State trials', "'Children's trials'"),
      "data/events.yaml:3: the ' before s ends the text: write ’ for an apostrophe, or leave out the quotes around the text",
    ],
    [
      'writes an apostrophe behind an s between quotes',
      addTrials('State trials', "'The girls' trials'"),
      "data/events.yaml:3: the ' before trials ends the text: write ’ for an apostrophe, or leave out the quotes around the text",
    ],
    [
      'quotes the first word',
      addTrials('State trials', '"State" trials'),
      'data/events.yaml:3: the text goes on behind its quote ": leave out these quotes, or write \' around the whole text',
    ],
    [
      'quotes the first word in single quotes',
      addTrials('State trials', "'State' trials"),
      "data/events.yaml:3: the ' before trials ends the text: write ’ for an apostrophe, or leave out the quotes around the text",
    ],
    [
      'quotes a text twice',
      addTrials('State trials', '""State trials""'),
      'data/events.yaml:3: the text goes on behind its quote ": leave out these quotes, or write \' around the whole text',
    ],
    [
      'writes a folder between quotes',
      addTrials('State trials', '"C:\\Users"'),
      'data/events.yaml:3: a \\ cannot stand in a text between ": write \' around the text',
    ],
    [
      'writes quotes of Word around a text with a colon',
      addTrials('State trials', '“State: trials”'),
      "data/events.yaml:3: a colon (:) with a space after it cannot stand in a text: put the text in quotes: 'State: trials'",
    ],
    [
      'writes quotes of Word',
      addTrials('State trials', '“State trials”'),
      'data/events.yaml:3: trials: Title in English: "“State trials”" stands in “ ”, which would be shown: take them out',
    ],
    [
      'ends a quote of Word with a straight one',
      addTrials('State trials', '“State trials"'),
      'data/events.yaml:3: trials: Title in English: "“State trials"" stands in “ ", which would be shown: take them out',
    ],
    [
      'ends a straight quote with one of Word',
      addTrials('State trials', '"State trials”'),
      'data/events.yaml:3: the quote " that begins here has no end in its line',
    ],
    [
      'writes Hindi between a quote that does not end',
      addTrials('राज्य चयन', "'राज्य चयन"),
      "data/events.yaml:4: the quote ' that begins here has no end in its line",
    ],
  ],
  'entries and lists': [
    [
      'leaves a dash alone',
      addTrials('- id: trials', '-\n- id: trials'),
      'data/events.yaml:1: entry 1: is blank: take the - out, or write what belongs there',
    ],
    [
      'leaves a dash alone below the highlights',
      addTrials('    - en: Travel paid', '    - en: Travel paid\n    -'),
      'data/events.yaml:16: trials: Highlights 3: is blank: take the - out, or write what belongs there',
    ],
    [
      'pastes half an entry',
      addEntry(EVENTS, TRIALS.split('\n').slice(0, 5).join('\n')),
      'data/events.yaml:1: trials: is not whole: Description, Event type, Start date, End date, Registration deadline, Venue and Highlights are missing',
    ],
    [
      'pastes the second half of an entry',
      addEntry(EVENTS, TRIALS.split('\n').slice(6).join('\n')),
      'data/events.yaml:1: an entry begins with - and a space: write - before event_type',
    ],
    [
      'forgets the dash of an entry',
      addTrials('- id', '  id'),
      'data/events.yaml:1: an entry begins with - and a space: write - before id',
    ],
    [
      'forgets the dash of the second entry',
      replace(EVENTS, '- id: sample', 'id: sample'),
      'data/events.yaml:1: an entry begins with - and a space: write - before id',
    ],
    [
      'writes a list as a text',
      addTrials(/highlights:\n.*\n.*/, 'highlights: Open to all'),
      'data/events.yaml:13: trials: Highlights: "Open to all" is not a list: each of its entries begins with - and a space, in a line of its own',
    ],
    [
      'writes a list as a text of a language',
      addTrials(/highlights:\n.*\n.*/, 'highlights:\n    en: Open to all'),
      'data/events.yaml:14: an entry begins with - and a space: write - before en',
    ],
    [
      'leaves a list blank',
      addTrials(/highlights:\n.*\n.*/, 'highlights:'),
      'data/events.yaml:13: trials: Highlights: is blank: write [] for a list without entries',
    ],
    [
      'writes a text as a list',
      addTrials('en: Lucknow', '- en: Lucknow'),
      'data/events.yaml:11: trials: Venue: is a list, and must be one entry: take the - out',
    ],
    [
      'writes a text as a list of lines',
      addTrials('en: Lucknow', 'en:\n      - Lucknow\n      - Kanpur'),
      'data/events.yaml:12: trials: Venue in English: is a list, and must be one text: take the - or the brackets out',
    ],
    [
      'writes a text in no language',
      addTrials(/title:\n.*\n.*/, 'title: State trials'),
      'data/events.yaml:2: trials: Title: "State trials" stands in no language: write en: before it, in a line of its own',
    ],
    [
      'writes highlights in no language',
      addTrials('- en: Travel paid', '- Travel paid'),
      'data/events.yaml:15: trials: Highlights 2: "Travel paid" stands in no language: write en: before it, in a line of its own',
    ],
    [
      'writes a text in languages where it has none',
      addTrials('event_type: upcoming', 'event_type:\n    en: upcoming'),
      'data/events.yaml:7: trials: Event type: is the same in each language: write it behind the colon, without en and hi',
    ],
    [
      'leaves a text blank',
      addTrials(/title:\n.*\n.*/, 'title:'),
      'data/events.yaml:2: trials: Title: is blank: write it, or take the line out',
    ],
    [
      'leaves a date blank',
      addTrials('start_date: 05/12/2026', 'start_date:'),
      'data/events.yaml:8: trials: Start date: is blank: write it, or take the line out',
    ],
    [
      'leaves the English out',
      addTrials('    en: State trials\n', ''),
      'data/events.yaml:2: trials: Title in English: is missing',
    ],
    [
      'writes the Hindi alone',
      addTrials('en: Lucknow', 'hi: लखनऊ'),
      'data/events.yaml:11: trials: Venue in English: is missing',
    ],
    [
      'exchanges English and Hindi',
      addTrials(/en: State trials\n {4}hi: राज्य चयन/, 'en: राज्य चयन\n    hi: State trials'),
      'data/events.yaml:4: trials: Title in Hindi: "State trials" holds no Hindi: write it in Hindi, or leave the line out',
    ],
    [
      'misspells a field',
      addTrials('venue', 'vanue'),
      'data/events.yaml:11: trials: vanue: is not a field that the site knows: did you mean venue?',
    ],
    [
      'writes a field with capitals',
      addTrials('venue', 'Venue'),
      'data/events.yaml:11: trials: Venue: is not a field that the site knows: did you mean venue?',
    ],
    [
      'writes a field with a hyphen',
      addTrials('start_date', 'start-date'),
      'data/events.yaml:8: trials: start-date: is not a field that the site knows: did you mean start_date?',
    ],
    [
      'writes a field in two words',
      addTrials('start_date', 'start date'),
      'data/events.yaml:8: trials: start date: is not a field that the site knows: did you mean start_date?',
    ],
    [
      'writes a field in one word',
      addTrials('start_date', 'startdate'),
      'data/events.yaml:8: trials: startdate: is not a field that the site knows: did you mean start_date?',
    ],
    [
      'shortens a field',
      addTrials('registration_deadline', 'deadline'),
      'data/events.yaml:10: trials: deadline: is not a field that the site knows: did you mean registration_deadline?',
    ],
    [
      'misspells a language',
      addTrials('hi:', 'hin:'),
      'data/events.yaml:4: trials: Title, hin: is not a field that the site knows: did you mean hi?',
    ],
    [
      'writes a language in full',
      addTrials('hi:', 'hindi:'),
      'data/events.yaml:4: trials: Title, hindi: is not a field that the site knows: did you mean hi?',
    ],
    [
      'translates a field',
      addTrials('venue', 'स्थान'),
      'data/events.yaml:11: trials: स्थान: is not a field that the site knows: did you mean venue?',
    ],
    [
      'adds a field',
      addTrials('venue', 'colour: red\n  venue'),
      'data/events.yaml:11: trials: colour: is not a field that the site knows: there are id, title, description, event_type, start_date, end_date, registration_deadline, venue, highlights',
    ],
    [
      'writes a field twice',
      addTrials('venue', 'event_type: past\n  venue'),
      'data/events.yaml:11: event_type is there twice in this entry: take one of the two out',
    ],
    [
      'writes a language twice',
      addTrials('hi: राज्य चयन', 'hi: राज्य चयन\n    en: Trials'),
      'data/events.yaml:5: en is there twice in this entry: take one of the two out',
    ],
    [
      'leaves a field out',
      addTrials('  event_type: upcoming\n', ''),
      'data/events.yaml:1: trials: Event type: is missing',
    ],
    [
      'writes an entry as a text',
      addEntry(EVENTS, '- State trials in Lucknow'),
      'data/events.yaml:1: entry 1: "State trials in Lucknow" is not an entry: each of its fields stands in a line of its own, with a colon after its name',
    ],
    [
      'writes a note without #',
      addTrials('- id', 'to be confirmed\n- id'),
      'data/events.yaml:1: belongs to no field: to be confirmed — write its field and a colon before it, or more spaces if it goes on with the text above, or # before a note',
    ],
    [
      'writes a note without # in an entry',
      addTrials('  venue', '  to be confirmed\n  venue'),
      'data/events.yaml:11: belongs to no field: to be confirmed — write its field and a colon before it, or more spaces if it goes on with the text above, or # before a note',
    ],
    [
      'writes a note without # at the end',
      addTrials('    - en: Travel paid', '    - en: Travel paid\nto be confirmed'),
      'data/events.yaml:16: belongs to no field: to be confirmed — write its field and a colon before it, or more spaces if it goes on with the text above, or # before a note',
    ],
    [
      'leaves the marks of a merge',
      addTrials('- id', '<<<<<<< HEAD\n- id'),
      'data/events.yaml:1: a mark of git stands here: decide between the two versions, and take the marks out',
    ],
    [
      'leaves the middle mark of a merge',
      addTrials('  venue', '=======\n  venue'),
      'data/events.yaml:11: a mark of git stands here: decide between the two versions, and take the marks out',
    ],
    [
      'leaves the last mark of a merge',
      addTrials('  venue', '>>>>>>> main\n  venue'),
      'data/events.yaml:11: a mark of git stands here: decide between the two versions, and take the marks out',
    ],
    [
      'divides the file by ---',
      addTrials('  venue', '---\n  venue'),
      'data/events.yaml:11: a line of --- or ... ends the file here: take it out',
    ],
    [
      'turns the file into one entry',
      put(EVENTS, 'id: trials\ntitle:\n  en: Trials\n'),
      'data/events.yaml:1: is not a list: each of its entries begins with - and a space, in a line of its own',
    ],
    [
      'turns the file into a text',
      put(EVENTS, 'State trials in Lucknow\n'),
      'data/events.yaml:1: "State trials in Lucknow" is not a list: each of its entries begins with - and a space, in a line of its own',
    ],
    [
      'turns the identity into a list',
      put('data/site.yaml', '- brand: SCSE\n'),
      'data/site.yaml:1: is a list, and must be one entry: take the - out',
    ],
    [
      'merges by <<',
      addTrials('  venue', '  <<: x\n  venue'),
      'data/events.yaml:11: trials: <<: is not a field that the site knows: there are id, title, description, event_type, start_date, end_date, registration_deadline, venue, highlights',
    ],
    [
      'writes a name of an entry and its repetition',
      addTrials('en: Lucknow', 'en: &place Lucknow'),
      "data/events.yaml:12: a text cannot begin with &: put the text in quotes: '&place Lucknow'",
    ],
    [
      'misspells a field of the identity',
      inSite('copyrightYear', 'copyrigthYear'),
      'data/site.yaml:13: copyrigthYear: is not a field that the site knows: did you mean copyrightYear?',
    ],
    [
      'moves a field of the contact up',
      inSite('  phone: +91', 'phone: +91'),
      'data/site.yaml:48: phone begins too far to the left: write 2 spaces before it, as before the others of its kind',
    ],
  ],
  'dates as they are typed': [
    [
      'writes a date in words',
      addTrials('05/12/2026', '5 December 2026'),
      'data/events.yaml:8: trials: Start date: "5 December 2026" is not a date that exists, written DD/MM/YYYY',
    ],
    [
      'writes a date of another form',
      addTrials('05/12/2026', '2026-12-05'),
      'data/events.yaml:8: trials: Start date: "2026-12-05" is not a date that exists, written DD/MM/YYYY',
    ],
    [
      'writes a date without zeros',
      addTrials('05/12/2026', '5/12/2026'),
      'data/events.yaml:8: trials: Start date: "5/12/2026" is not a date that exists, written DD/MM/YYYY',
    ],
    [
      'writes the 31st of a month of 30 days',
      addTrials('05/12/2026', '31/11/2026'),
      'data/events.yaml:8: trials: Start date: "31/11/2026" is not a date that exists, written DD/MM/YYYY',
    ],
    [
      'writes a day after the end',
      addTrials('05/12/2026', '07/12/2026'),
      'data/events.yaml:9: trials: End date: "06/12/2026" is before the start',
    ],
    [
      'writes two dates',
      addTrials('05/12/2026', '05/12/2026 - 06/12/2026'),
      'data/events.yaml:8: trials: Start date: "05/12/2026 - 06/12/2026" is not a date that exists, written DD/MM/YYYY',
    ],
    [
      'writes a date as a spreadsheet does',
      addTrials('05/12/2026', '46361'),
      'data/events.yaml:8: trials: Start date: "46361" is not a date that exists, written DD/MM/YYYY',
    ],
  ],
  'whole files': [
    [
      'empties a file',
      put(EVENTS, ''),
      'data/events.yaml: is empty: bring its text back, or write [] for a list without entries',
    ],
    [
      'leaves notes alone in a file',
      put(EVENTS, '# Events\n'),
      'data/events.yaml: is empty: bring its text back, or write [] for a list without entries',
    ],
    [
      'empties the identity',
      put('data/site.yaml', '\n\n'),
      'data/site.yaml: is empty: bring its text back',
    ],
    [
      'saves a file as UTF-16',
      put(EVENTS, Buffer.from(`\ufeff${TRIALS}`, 'utf16le')),
      'data/events.yaml: is not saved as plain text in UTF-8: save the file again, with the encoding UTF-8',
    ],
    [
      'saves a file as UTF-16 the other way round',
      put(EVENTS, Buffer.from(`\ufeff${TRIALS}`, 'utf16le').swap16()),
      'data/events.yaml: is not saved as plain text in UTF-8: save the file again, with the encoding UTF-8',
    ],
    [
      'saves a file in an old encoding',
      put(
        EVENTS,
        Buffer.from(
          TRIALS.replace('State trials', 'Caf\u00e9').replace('राज्य चयन', 'ra'),
          'latin1',
        ),
      ),
      'data/events.yaml:3: holds a letter that is not UTF-8: save the file again, with the encoding UTF-8, and type it anew',
    ],
    [
      'saves a workbook as a content file',
      put(EVENTS, Buffer.from('PK\u0003\u0004\u0000rest', 'latin1')),
      'data/events.yaml: is not saved as plain text in UTF-8: save the file again, with the encoding UTF-8',
    ],
    ['takes a file away', remove(EVENTS), 'data/events.yaml: is missing: bring the file back'],
    [
      'calls a file .yml',
      rename(EVENTS, 'data/events.yml'),
      'data/events.yaml: is missing: rename data/events.yml',
    ],
    [
      'calls a file .yaml.txt',
      rename(EVENTS, 'data/events.yaml.txt'),
      'data/events.yaml: is missing: rename data/events.yaml.txt',
    ],
    [
      'leaves a copy of a file',
      put('data/events copy.yaml', TRIALS),
      'data/events copy.yaml: is not read: take it away, or give it the name of the file that it stands for',
    ],
    [
      'leaves an old file',
      put('data/events.ts', 'export const events = [];'),
      'data/events.ts: is not read: take it away, or give it the name of the file that it stands for',
    ],
    [
      'cuts a file off',
      put(EVENTS, TRIALS.slice(0, 60)),
      'data/events.yaml:1: trials: is not whole: Description, Event type, Start date, End date, Registration deadline, Venue and Highlights are missing',
    ],
    [
      'cuts a file off in a field',
      put(EVENTS, `${TRIALS}\n- id: x\n  tit`),
      'data/events.yaml:17: belongs to no field: tit — write its field and a colon before it, or more spaces if it goes on with the text above, or # before a note',
    ],
  ],
  'lines that went': [
    ...(
      [
        ['title', EVENTS, '  title:\n    en: 24th', '    en: 24th', 2],
        ['venue', EVENTS, '  venue:\n', '', 18],
        ['highlights', EVENTS, '  highlights:\n', '', 8],
        ['contact', 'data/site.yaml', 'contact:\n', '', 44],
        ['affiliations', 'data/site.yaml', 'affiliations:\n', '', 26],
        ['socialProfiles', 'data/site.yaml', 'socialProfiles:\n', '', 51],
        ['links', 'data/navigation.yaml', 'links:\n', '', 1],
        ['districts', 'data/navigation.yaml', '\ndistricts:\n', '\n', 38],
        ['others', 'data/core-members.yaml', 'others:\n', '', 33],
        ['figures', 'data/about.yaml', 'figures:\n', '', 49],
      ] as const
    ).map(
      ([field, file, from, to, line]) =>
        [
          `deletes ${field}, and leaves what stands below it`,
          replace(file, from, to),
          `${file}:${line}: the line ${field}: is missing above this one`,
        ] as const,
    ),
    [
      'copies an entry without its dash',
      addEntry(EVENTS, `${TRIALS}\n${TRIALS.replace('- id: trials', '  id: finals')}`),
      'data/events.yaml:16: an entry begins with - and a space: write - before id',
    ],
    [
      'writes a field below a list that it is none of',
      addTrials('en: Travel paid', 'en: Travel paid\n    note: Free food'),
      'data/events.yaml:16: note is not a field that the site knows: write # before a note',
    ],
    [
      'writes a district in no language, and its Hindi below',
      replace('data/districts.yaml', '- en: Agra\n', '- Agra\n'),
      'data/districts.yaml:1: write en: before Agra',
    ],
  ],
  'what a word processor makes of a dash': [
    ...['–', '•', '*', '1.'].map(
      (sign) =>
        [
          `makes ${sign} of it`,
          addTrials('- en: Travel paid', `${sign} en: Travel paid`),
          `data/events.yaml:15: an entry begins with - and a space: write - instead of ${sign}`,
        ] as const,
    ),
    [
      'doubles it',
      addTrials('- id', '- - id'),
      'data/events.yaml:1: an entry begins with one -: take the second one out',
    ],
    [
      'leaves a character without width before a field',
      addTrials('  event_type', '\u200b  event_type'),
      'data/events.yaml:7: begins with spaces of another kind, as web pages have them: type the spaces anew',
    ],
    [
      'saves a file in a form of its own',
      put(EVENTS, '{\\rtf1\\ansi {\\fonttbl}}'),
      'data/events.yaml: is not saved as plain text in UTF-8: save the file again, with the encoding UTF-8',
    ],
  ],
  'rightly accepted': [
    [
      'writes the line ends of Windows and a byte order mark',
      put(EVENTS, `\ufeff${TRIALS.replaceAll('\n', '\r\n')}\r\n`),
      '',
    ],
    ['leaves a README', put('data/README.md', '# Content'), ''],
    [
      'writes lists without indenting them',
      addTrials(/ {4}- en: (.*)\n {4}- en: (.*)/, '  - en: Open to all\n  - en: Travel paid'),
      '',
    ],
    ['writes blank lines and notes', addTrials('  venue', '\n\n  # the place\n  venue'), ''],
    ['writes an apostrophe in a text', addTrials('State trials', "The girls' trials"), ''],
    [
      'writes an address, a time and a colon without a space',
      addTrials('en: Travel paid', 'en: Starts 10:30, see https://example.com'),
      '',
    ],
    ['writes a dash and a number at the start', addTrials('en: Travel paid', 'en: -5 degrees'), ''],
  ],
};
