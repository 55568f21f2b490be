import { generateStaticParams, GET } from '@/app/events/[file]/route';
import { serveEventCalendar } from '@/app/calendar';
import { getContent } from '@/lib/content/content';
import { hi } from '@/lib/i18n/messages/hi';

const request = new Request('https://scse.example');
const createContext = (file: string) => ({ params: Promise.resolve({ file }) });

it('each event has its own file', async () => {
  expect(generateStaticParams()).toEqual([{ file: 'sample.ics' }]);
  const text = await (await GET(request, createContext('sample.ics'))).text();
  expect(text).toContain('SUMMARY:24th SCSE national games');
  expect(text).toContain('NAME:SCSE events');
});

it('is in Hindi, and in English where there is no translation', async () => {
  const text = await (await serveEventCalendar(createContext('sample.ics'), hi)).text();
  expect(text).toContain('SUMMARY:24वें SCSE राष्ट्रीय खेल');
  // Lines are folded after 75 bytes.
  expect(text.replaceAll('\r\n ', '')).toContain('Board and lodging');
  expect(text).toContain('NAME:SCSE के आयोजन');
});

it('a file is written even without events: the build fails on a route without paths', async () => {
  getContent('en').events.splice(0);
  const [params = { file: '' }] = generateStaticParams();
  expect(await (await GET(request, createContext(params.file))).text()).not.toContain('VEVENT');
});
