import { generateStaticParams, GET } from '@/app/events/[file]/route';
import { serveEventCalendar } from '@/app/calendar';
import { getContent } from '@/lib/content/content';
import { hi } from '@/lib/i18n/messages/hi';

const createContext = (file: string) => ({ params: Promise.resolve({ file }) });

async function readEvents(): Promise<string> {
  const [params = { file: '' }] = generateStaticParams();
  return (await GET(new Request('https://scse.example'), createContext(params.file))).text();
}

it('an event has a file of its own, also in Hindi as far as it is translated', async () => {
  expect(generateStaticParams()).toEqual([{ file: 'sample.ics' }]);
  expect(await readEvents()).toMatch(/NAME:SCSE events[^]*SUMMARY:24th SCSE national games/);
  const inHindi = await (await serveEventCalendar(createContext('sample.ics'), hi)).text();
  expect(inHindi).toMatch(/NAME:SCSE के आयोजन[^]*SUMMARY:24वें SCSE राष्ट्रीय खेल/);
  // Lines are folded after 75 bytes.
  expect(inHindi.replaceAll('\r\n ', '')).toContain('Board and lodging');
});

it('a file is written even without events: the build fails on a route without paths', async () => {
  getContent('en').events.splice(0);
  expect(await readEvents()).not.toContain('VEVENT');
});
