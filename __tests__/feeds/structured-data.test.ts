import type { Event } from '@/lib/model/home';
import { serializeStructuredData, findUpcomingEvents } from '@/lib/feeds/structured-data';

it('no text can end the block early or start another element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const text = serializeStructuredData([{ '@type': 'Organization', name }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph']).toEqual([{ '@type': 'Organization', name }]);
});

it('an event is upcoming until its last day', () => {
  const event = { start_date: '24/04/2025', end_date: '29/04/2025' } as Event;
  expect(findUpcomingEvents([event], '2025-04-29')).toEqual([event]);
  expect(findUpcomingEvents([event], '2025-04-30')).toEqual([]);
});
