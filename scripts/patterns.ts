/**
 * `npm run patterns`: prints the accessibility requirements that no test names in its title, and fails when there is
 * one. They are requirements of the patterns of the W3C ARIA Authoring Practices: carousel (C), tabs (T), dialog (D),
 * navigation (N) and records table (R).
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const REQUIREMENTS = {
  C1: 'the carousel is a region or group with the role description "carousel" and a name',
  C2: 'its rotation control comes first, is always there, and changes its label',
  C3: 'its previous and next are buttons that keep the focus',
  C4: 'the focus inside holds the rotation',
  C5: 'the mouse over it holds the rotation',
  C7: 'slides change without animation for reduced motion',
  C8: 'a slide is a group with the role description "slide" and a name; others are hidden',
  C9: 'it is silent while it rotates, and polite otherwise',
  T1: 'the tablist has a name, tabs name their panels and panels their tabs',
  T2: 'the selected tab says so and is the only one in the tab sequence',
  T3: 'Tab goes from the tab to its panel',
  T4: 'Left and Right wrap, Home and End go to the ends, Up and Down do nothing',
  T5: 'a tab is activated when it gets the focus',
  T6: 'a panel without a focusable start is focusable',
  D1: 'the dialog is modal and named, the rest inert',
  D2: 'the focus moves in',
  D3: 'Tab stays in',
  D4: 'Escape closes it, and so does a button that is seen',
  D5: 'the focus goes back to where it came from',
  N1: 'the navigation has a name, its disclosure button says whether it is open; no menu roles',
  N2: 'Enter and Space toggle it',
  N3: 'Escape closes it and brings the focus back',
  N4: 'leaving it closes it',
  N6: 'the link to the current page says so',
  R1: 'the records are a table with a caption and scoped headers',
  R2: 'their pagination is labelled, and their count is in a status',
};

const project = path.join(import.meta.dirname, '..');

const testFiles = ['__tests__', 'e2e'].flatMap((folder) =>
  readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(project, folder, name), 'utf8')),
);

/** Whether a test has the id in its title, or any other text of its code. */
const isTested = (id: string) => {
  const inText = new RegExp(`['"\`](.*\\b)?${id}\\b`);
  return testFiles.some((code) => inText.test(code));
};

const untested = Object.entries(REQUIREMENTS).filter(([id]) => !isTested(id));
for (const [id, requirement] of untested) console.error(`${id} has no test: ${requirement}`);
if (untested.length === 0) console.log('Each accessibility requirement has a test.');
process.exitCode = untested.length > 0 ? 1 : 0;
