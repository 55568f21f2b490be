import { listFindings, type Finding } from '@/lib/content/findings';
import { quoteValue } from '@/lib/content/issue';
import type { Content } from '@/lib/content/load';
import { contentSchema } from '@/lib/model/collections';
import { isFileAddress, parseMarkdown, walkMarkdown } from '@/lib/model/markdown';
import { listLeaves } from '@/lib/model/places';
import { CSV_FILE_NAME } from '@/lib/records/csv';
import { CALENDAR_PATH, FEED_PATH } from '@/lib/urls/published-files';

/** Files that the build makes. */
const MADE = [CALENDAR_PATH, FEED_PATH, `/${CSV_FILE_NAME}`, '/sitemap.xml'];

/** Links of pages to files that are not in public/. */
const findMissingFiles = ({ pages }: Content, own: readonly string[]): Finding[] =>
  listLeaves(contentSchema, { pages })
    .filter(({ meta }) => meta.isMarkdown)
    .flatMap(({ path, value }) =>
      [...walkMarkdown(parseMarkdown(String(value)))].flatMap((node) => {
        if (node.type !== 'link' || !isFileAddress(node.url)) return [];
        const isThere = MADE.includes(node.url) || own.includes(node.url.slice(1));
        const problem = quoteValue(node.url, 'is no file of public/: save it there');
        const line = String(value).includes('\n') ? node.position?.start.line : undefined;
        return isThere ? [] : [{ path, problem, line }];
      }),
    );

/**
 * What is wrong between the pages of staff and the files of public/.
 *
 * @param own the files of public/
 */
export const findPageIssues = (content: Content, own: readonly string[]): Finding[] => [
  ...findMissingFiles(content, own),
  ...content.pages.flatMap(({ slug }, index) => {
    const file = own.find((name) => [slug, `${slug}.html`].includes(name.split('/')[0] ?? ''));
    return listFindings(['pages', index, 'slug'], {
      [`"${slug}" is the address of public/${file}: write another`]: file !== undefined,
    });
  }),
];
