import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

beforeEach(() => {
  location.hash = '';
});

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

it.each([
  ['en', []],
  ['hi', ['Mohan Verma', 'Athletics', 'Long Jump', '2nd', 'AT23001', 'Mar 2024']],
] as const)(
  'The values of a certificate are as on paper: a page in %s marks %j as English',
  async (language, marked) => {
    const site = setUp(language, [makeRecord({ name: 'मई देवी' })]);
    await ask('AT23001');
    await act(async () => site.always());
    expect(await screen.findByText('मई देवी')).toBeVisible();
    expect(readTexts([...document.querySelectorAll('dd [lang=en]')])).toEqual(marked);
  },
);

it('Each answer replaces the one before, also on a translated page, and that to an unknown number says whom to ask', async () => {
  const site = setUp();
  await act(async () => site.always());
  for (const [number, heading] of [
    ['AT23001', FOUND],
    ['ZZ99999', interpolate(checker.none, { number: 'ZZ99999' })],
    ['KA23002', OTHER_FOUND],
    ['12', UNREADABLE],
    ['', UNREADABLE],
    ['AT23001', FOUND],
  ] as const) {
    const told = screen.getByRole('status').firstElementChild;
    await ask(number);
    expect(told).not.toBeInTheDocument();
    expect(await findAnswer(heading)).toBeVisible();
    const field = screen.getByRole('textbox');
    if (![FOUND, OTHER_FOUND].includes(heading)) {
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(expect.stringContaining(heading));
    } else expect(field).toBeValid();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    const advised = number === 'ZZ99999' ? 1 : 0;
    expect(screen.queryAllByRole('link', { name: '+91 522 000 0000' })).toHaveLength(advised);
    expect(screen.queryAllByText(/office \[at\] scse/)).toHaveLength(advised);
    translatePage();
  }
});

it.each([
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a zero byte', '%00'],
  ['a part of an escape', '%'],
  ['the name of an element', 'main'],
  ['a very long text', 'x'.repeat(10_000)],
])(
  'To %s, typed or in the address, the checker answers what a number is, and fetches nothing',
  async (_, text) => {
    const site = setUp();
    // The page has such an element.
    document.body.id = 'main';
    await ask(text);
    expect(await findAnswer(UNREADABLE)).toBeVisible();
    if (text !== 'main') goTo(`#${text}`);
    expect(await findAnswer(UNREADABLE)).toBeVisible();
    expect(screen.getByRole('status').textContent).toBe(UNREADABLE);
    expect(site.asked).toEqual([]);
  },
);

it('Only the latest number counts; a lost answer can be tried again, and one of an earlier publication cannot', async () => {
  const site = setUp();
  await ask('AT23001');
  await ask('KA23002');
  await act(async () => site.lose());
  expect(await screen.findByText(lost)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: retry }));
  await act(async () => site.goAway());
  expect(await screen.findByText(gone)).toBeVisible();
  expect(screen.getByRole('button', { name: openAgain })).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});

it.each(['AT23001', 'at 23001'])(
  'Check answers the same number again, also after a failure: %s in the address',
  async (fragment) => {
    const site = setUp();
    goTo(`#${fragment}`);
    await act(async () => site.lose());
    await act(async () => site.always());
    expect(screen.getByText(lost)).toBeVisible();
    await ask('AT23001');
    expect(await findAnswer(FOUND)).toBeVisible();
    await ask('AT23001');
    expect(await findAnswer(FOUND)).toBeVisible();
  },
);

it('The checker says that it looks a number up, and a late answer to an earlier number changes nothing', async () => {
  const site = setUp();
  await ask('AT23001');
  const { fetch } = globalThis;
  let answerLate: (response: Promise<Response>) => void = () => undefined;
  Object.assign(globalThis, { fetch: () => new Promise((resolve) => (answerLate = resolve)) });
  await act(async () => site.always());
  await ask('KA23002');
  expect(readTexts(screen.getAllByRole('heading'))).toEqual([loading]);
  Object.assign(globalThis, { fetch });
  await ask('AT23001');
  expect(await findAnswer(FOUND)).toBeVisible();
  await act(async () => answerLate(fetch('/rows/0123/certificates-0.csv')));
  expect(readTexts(screen.getAllByRole('heading'))).toEqual([FOUND]);
});

it('A link to a part of the page leaves the answer as it is', async () => {
  const site = setUp();
  document.body.id = 'main';
  await ask('AT23001');
  await act(async () => site.always());
  goTo('#main');
  expect(await findAnswer(FOUND)).toBeVisible();
});
