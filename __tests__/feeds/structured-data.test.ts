import type { Event } from '@/lib/content/schemas/event';
import { renderStructuredData, findUpcomingEvents } from '@/lib/feeds/structured-data';

it('no text can end the block early or begin another element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const block = renderStructuredData([{ '@type': 'Organization', name }]);
  const inside = block.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, '');
  expect(inside).not.toContain('<');
  expect(JSON.parse(inside)['@graph']).toEqual([{ '@type': 'Organization', name }]);
});

it.each([
  { buildDay: '2025-04-29', names: ['Games'] },
  { buildDay: '2025-04-30', names: [] },
])('on $buildDay it tells of the events $names', ({ buildDay, names }) => {
  const event: Event = {
    id: 'games',
    title: 'Games',
    description: 'Six days.',
    event_type: 'upcoming',
    start_date: '24/04/2025',
    end_date: '29/04/2025',
    registration_deadline: '30/03/2025',
    venue: 'Lucknow',
    highlights: [],
  };
  expect(findUpcomingEvents([event], buildDay).map(({ title }) => title)).toEqual(names);
});
