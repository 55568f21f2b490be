import { generateStaticParams, GET } from '@/app/events/[file]/route';
import { serveEventCalendar } from '@/app/calendar';
import { getContent } from '@/lib/content/content';
import { hi } from '@/lib/i18n/messages/hi';

const { events } = getContent('en');

const request = new Request('https://scse.example');
const contextOf = (file: string) => ({ params: Promise.resolve({ file }) });

it('each event has a file of its own', async () => {
  expect(generateStaticParams()).toEqual([{ file: 'sample.ics' }]);
  const text = await (await GET(request, contextOf('sample.ics'))).text();
  expect(text).toContain('SUMMARY:24th SCSE national games');
  expect(text).toContain('NAME:SCSE events');
});

it('is in Hindi, and in English where there is no Hindi', async () => {
  const text = await (await serveEventCalendar(contextOf('sample.ics'), hi)).text();
  expect(text).toContain('SUMMARY:24वें SCSE राष्ट्रीय खेल');
  // A line is folded after 75 bytes.
  expect(text.replaceAll('\r\n ', '')).toContain('Board and lodging');
  expect(text).toContain('NAME:SCSE के आयोजन');
});

it('there is a file while there is no event, or the site would not be built', async () => {
  events.splice(0);
  const [params = { file: '' }] = generateStaticParams();
  expect(await (await GET(request, contextOf(params.file))).text()).not.toContain('VEVENT');
});
