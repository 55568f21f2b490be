import { generateStaticParams, GET } from '@/app/events/[file]/route';
import { getContent } from '@/lib/content/content';

it('The calendar file is written even without events, because a route without paths fails the build', async () => {
  getContent('en').events.splice(0);
  const params = Promise.resolve(generateStaticParams()[0] ?? { file: '' });
  const response = await GET(new Request('https://scse.example'), { params });
  const text = await response.text();
  expect(text).toContain('NAME:SCSE events');
  expect(text).not.toContain('VEVENT');
});
