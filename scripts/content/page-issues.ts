import type { Finding } from '@/lib/content/findings';
import { quoteValue } from '@/lib/content/issue';
import type { Content } from '@/lib/content/load';
import { decodeAddress, isFileAddress, parseMarkdown, walkMarkdown } from '@/lib/model/markdown';
import type { ContentPath } from '@/lib/model/places';
import { CSV_FILE_NAME } from '@/lib/records/csv';
import { CALENDAR_PATH, FEED_PATH } from '@/lib/urls/published-files';

/** The addresses of files that the build generates. */
const GENERATED_FILES = [CALENDAR_PATH, FEED_PATH, `/${CSV_FILE_NAME}`, '/sitemap.xml'];

/** Finds links in the text of a page to files that do not exist in public/. */
const findBrokenFileLinks = (
  path: ContentPath,
  text: string,
  ownFiles: readonly string[],
): Finding[] =>
  [...walkMarkdown(parseMarkdown(text))].flatMap((node) => {
    if (node.type !== 'link' || !isFileAddress(node.url)) return [];
    const file = decodeAddress(node.url.replace(/[?#].*/, ''));
    const exists = GENERATED_FILES.includes(file) || ownFiles.includes(file.slice(1));
    const problem = quoteValue(node.url, 'is no file of public/');
    return exists ? [] : [{ path, problem, line: node.position?.start.line }];
  });

/**
 * Finds broken links from pages to files in public/.
 *
 * @param ownFiles the files in public/
 */
export const findPageIssues = ({ pages }: Content, ownFiles: readonly string[]): Finding[] =>
  pages.flatMap(({ body }, index) =>
    Object.entries(body).flatMap(([language, text]) =>
      findBrokenFileLinks(['pages', index, 'body', language], text, ownFiles),
    ),
  );
