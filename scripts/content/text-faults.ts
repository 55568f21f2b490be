import { aboutSchema } from '@/lib/schemas/about';
import { eventSchema, type Event } from '@/lib/schemas/event';
import { text } from '@/lib/schemas/fields';
import { newsItemSchema, type NewsItem } from '@/lib/schemas/news-item';
import { objectiveSchema } from '@/lib/schemas/objective';
import { siteSchema } from '@/lib/schemas/site';
import { toIsoDate } from '@/lib/dates';
import {
  duplicateFaults,
  listFaults,
  missingAssetFaults,
  schemaFaults,
  type Assets,
} from './checks';
import type { Content } from './content';
import type { Fault } from './fault';
import { FILES } from './files';

/** Faults of data/site.ts and of the logos that it names. */
export function siteFaults(content: Pick<Content, 'site'>, assets: Assets): Fault[] {
  const faults = schemaFaults(FILES.site, '', siteSchema, content.site);
  if (faults.length > 0) return faults;
  const { logo, affiliations, establishedYear, copyrightYear } = content.site;
  const isReversed = copyrightYear < establishedYear;
  return [
    ...(isReversed
      ? [
          {
            file: FILES.site,
            entry: '',
            field: 'copyrightYear',
            problem: `${copyrightYear} is before the council was established, in ${establishedYear}`,
          },
        ]
      : []),
    ...[{ name: '', logo }, ...affiliations].flatMap((owner) =>
      missingAssetFaults(
        { file: FILES.site, entry: owner.name, field: 'logo' },
        owner.logo,
        assets,
      ),
    ),
  ];
}

/** Events whose dates are not in the order that they must be in; ISO dates compare as text. */
function eventOrderFaults({ id, start_date, end_date, registration_deadline }: Event): Fault[] {
  const start = toIsoDate(start_date);
  const place = { file: FILES.events, entry: id };
  return [
    ...(toIsoDate(end_date) < start
      ? [{ ...place, field: 'end_date', problem: `"${end_date}" is before the start` }]
      : []),
    ...(toIsoDate(registration_deadline) > start
      ? [
          {
            ...place,
            field: 'registration_deadline',
            problem: `"${registration_deadline}" is after the start`,
          },
        ]
      : []),
  ];
}

export function eventFaults({ events }: Pick<Content, 'events'>): Fault[] {
  return listFaults(FILES.events, eventSchema, events, (entries) => [
    ...duplicateFaults(FILES.events, 'id', entries, ({ id }) => id),
    ...entries.flatMap(eventOrderFaults),
    ...entries.flatMap(({ id, highlights }) =>
      duplicateFaults(FILES.events, 'highlights', highlights, (highlight) => highlight).map(
        (fault) => ({ ...fault, entry: id }),
      ),
    ),
  ]);
}

/** News that stand below older ones. */
function newsOrderFaults(news: readonly NewsItem[]): Fault[] {
  return news.flatMap(({ id, published_at }, index) => {
    const above = news[index - 1];
    if (!above || above.published_at >= published_at) return [];
    const problem = `"${published_at}" is newer than the item above it; the newest stands first`;
    return [{ file: FILES.news, entry: id, field: 'published_at', problem }];
  });
}

export function newsFaults({ news }: Pick<Content, 'news'>, assets: Assets): Fault[] {
  return listFaults(FILES.news, newsItemSchema, news, (entries) => [
    ...duplicateFaults(FILES.news, 'id', entries, ({ id }) => id),
    ...newsOrderFaults(entries),
    ...entries.flatMap(({ id, image_url }) =>
      missingAssetFaults({ file: FILES.news, entry: id, field: 'image_url' }, image_url, assets),
    ),
  ]);
}

/** Faults of the About page, the announcements and the objectives. */
export function textFaults(
  content: Pick<Content, 'about' | 'announcements' | 'objectives'>,
): Fault[] {
  return [
    ...schemaFaults(FILES.about, '', aboutSchema, content.about),
    ...listFaults(FILES.announcements, text, content.announcements, (entries) =>
      duplicateFaults(FILES.announcements, '', entries, (announcement) => announcement),
    ),
    ...listFaults(FILES.objectives, objectiveSchema, content.objectives, (entries) =>
      duplicateFaults(FILES.objectives, 'title', entries, ({ title }) => title),
    ),
  ];
}
