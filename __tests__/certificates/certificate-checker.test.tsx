import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { CertificateChecker } from '@/components/certificates/certificate-checker';
import { interpolate } from '@/lib/i18n/interpolate';
import type { Language } from '@/lib/i18n/language';
import { en } from '@/lib/i18n/messages/en';
import { publishRecords } from '@/__tests__/support/published-records';
import { readTexts } from '@/__tests__/support/read-texts';
import { translatePage } from '@/__tests__/support/translate-page';
import { makeRecord } from '@/__tests__/support/student-record';

const { checker } = en.certificates;
const { gone, lost, openAgain, retry, loading } = en.records.browser;

const RECORDS = [makeRecord(), makeRecord({ certificateNo: 'KA23002', name: '' })];

function setUp(language: Language = 'en', records = RECORDS) {
  const { address, firstCertificates, ...site } = publishRecords(records);
  render(
    <CertificateChecker
      certificates={{ address, firstCertificates }}
      columns={en.records.columnTitles}
      phone="+91 522 000 0000"
      email="office [at] scse [dot] example"
      language={language}
      messages={{ gone, lost, openAgain, retry, loading, ...checker }}
    />,
  );
  return site;
}

/** Follows an address, as Back, Forward and a QR code do. */
const goTo = (hash: string) =>
  act(() => {
    const oldURL = location.href;
    location.hash = hash;
    fireEvent(window, new HashChangeEvent('hashchange', { oldURL }));
  });

const ask = async (text: string) => {
  const field = screen.getByRole('textbox', { name: checker.label });
  const oldURL = location.href;
  fireEvent.change(field, { target: { value: text } });
  await userEvent.click(screen.getByRole('button', { name: checker.check }));
  fireEvent(window, new HashChangeEvent('hashchange', { oldURL }));
};

const findAnswer = (name: string) => screen.findByRole('heading', { name });
const UNREADABLE = interpolate(checker.unreadable, { number: 'AT23001' });
const FOUND = interpolate(checker.found, { number: 'AT23001' });
const OTHER_FOUND = interpolate(checker.found, { number: 'KA23002' });
const NOT_FOUND = interpolate(checker.none, { number: 'ZZ99999' });

beforeEach(() => void (location.hash = ''));

it('A number is looked up by one request, as typed or in the address, and shown as published', async () => {
  location.hash = '#AT23001';
  const site = setUp();
  await act(async () => site.always());
  expect(await findAnswer(FOUND)).toBeVisible();
  expect(screen.getByRole('status')).toContainElement(screen.getByText('Mohan Verma'));
  expect(site.asked).toEqual(['certificates-0']);
  await ask('ka 23002');
  expect(await findAnswer(OTHER_FOUND)).toBeVisible();
  expect(location.hash).toBe('#KA23002');
  expect(readTexts(screen.getAllByRole('definition'))[1]).toBe('–');
  goTo('#at%2023001');
  expect(await findAnswer(FOUND)).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('AT23001');
});

it('The values of a certificate are as on paper: a page in Hindi marks those in Latin letters as English', async () => {
  const site = setUp('hi', [makeRecord({ name: 'मई देवी' })]);
  await ask('AT23001');
  await act(async () => site.always());
  expect(await screen.findByText('मई देवी')).toBeVisible();
  const marked = ['Mohan Verma', 'Athletics', 'Long Jump', '2nd', 'AT23001', 'Mar 2024'];
  expect(readTexts([...document.querySelectorAll('dd [lang=en]')])).toEqual(marked);
});

it('An answer of an earlier publication cannot be tried again', async () => {
  const site = setUp();
  await ask('AT23001');
  await act(async () => site.goAway());
  expect(await screen.findByText(gone)).toBeVisible();
  expect(screen.getByRole('button', { name: openAgain })).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});

/** The answers to fragments of the address. To all others, the checker answers what a number is. */
const ANSWERS: Readonly<Record<string, string>> = {
  '#AT23001': FOUND,
  '#at%2023001': FOUND,
  '#KA23002': OTHER_FOUND,
  '#ZZ99999': NOT_FOUND,
};

/** No number; one of them is the name of an element. */
const OTHER_TEXTS = ['12', 'main', '<img/onerror=alert(1)>', '%', '%00', 'x'.repeat(999)];

/** Records in two shards. */
const MANY = [
  ...Array.from({ length: 200 }, (_, n) => makeRecord({ certificateNo: `AT${23_001 + n}` })),
  ...RECORDS.slice(1),
];

const STEPS = [
  ...['AT23001', 'KA23002', 'ZZ99999', ...OTHER_TEXTS].map((text) => `ask ${text}`),
  ...Object.keys(ANSWERS).map((hash) => `follow ${hash}`),
  ...OTHER_TEXTS.map((text) => `follow #${text}`),
  ...['arrive 0', 'arrive 1', 'lose 0', 'lose 1', 'translate', 'translate', 'translate'],
];

/** A late answer, the same number after a failure, one whose failure was left, and the same text, also once translated. */
const EXAMPLES = [
  'ask AT23001, ask KA23002, arrive 1, lose 0',
  'follow #at%2023001, lose 0, ask AT23001',
  'ask ZZ99999, lose 1, ask AT23001, ask ZZ99999, follow #main, ask ZZ99999',
  'arrive 0, ask AT23001, arrive 0, translate, ask AT23001, translate, ask ZZ99999, ask 12, ask 12',
].map((steps): [string[]] => [steps.split(', ')]);

it('After any steps, the answer replaces all others, is that to the latest text, typed or in the address, or it is looked up or lost, and says whom to ask about an unknown number', async () => {
  const steps = fc.array(fc.constantFrom(...STEPS), { maxLength: 12, size: 'max' });
  document.body.id = 'main';
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      cleanup();
      location.hash = '';
      const site = setUp('en', MANY);
      let hash = '';
      const checkAnswer = () => {
        // A link to an element of the page leaves the answer as it is.
        if (location.hash !== '#main') ({ hash } = location);
        const answer = ANSWERS[hash];
        const isLost = screen.queryByText(lost) !== null;
        const [told, ...others] = readTexts(screen.queryAllByRole('heading'));
        expect(others).toEqual([]);
        if (!answer) expect([told, isLost]).toEqual([hash ? UNREADABLE : undefined, false]);
        else if (isLost) expect(told).toBeUndefined();
        else expect(told).toBe(site.isAwaited() && told === loading ? loading : answer);
        const wrong = told === NOT_FOUND || told === UNREADABLE ? told : '';
        const field = screen.getByRole('textbox');
        expect(field).toHaveAttribute('aria-invalid', String(wrong !== ''));
        expect(field).toHaveAccessibleDescription(expect.stringContaining(wrong));
        const { textContent } = screen.getByRole('status');
        expect(textContent.includes('+91 522 000 0000, office [at] scse')).toBe(told === NOT_FOUND);
        return isLost;
      };
      for (const step of taken) {
        const [kind, value = ''] = step.split(' ');
        const before = screen.getByRole('status').firstElementChild;
        if (kind === 'translate') translatePage();
        else if (kind === 'ask') await ask(value);
        else if (kind === 'follow') goTo(value);
        else await act(async () => site[kind === 'lose' ? 'lose' : 'arrive'](RegExp(value)));
        if (kind === 'ask') expect(before).not.toBeInTheDocument();
        expect(checkAnswer() && kind === 'ask').toBe(false);
      }
      await act(async () => site.always());
      if (checkAnswer()) await userEvent.click(screen.getByRole('button', { name: retry }));
      expect(checkAnswer()).toBe(false);
    }),
    { numRuns: 20, examples: EXAMPLES },
  );
});
