/** Finds texts in which something is still to be filled in. GitHub does not publish them. */
import { contentField } from '@/lib/model/collections';
import { listLeaves, type ContentPath } from '@/lib/model/content-paths';
import type { Finding } from './issue';

/** Sample names and addresses, and facts that only the council knows, such as `[name]`. */
const SAMPLE_TEXT = /\S*(\b(Sample|Example)\b|[.@_-]example\b|\bexample\.)\S*|\[[^\]]+\](?!\()/;
/** Phone numbers with six zeros, and false postal codes. */
const SAMPLE_NUMBER = RegExp(
  String.raw`\+?(?:\d ?)*0(?: ?0){5}(?: ?\d)*|\b\d{3} ?000\b|${SAMPLE_TEXT.source}`,
);

/** Finds the first placeholder in each line of a text. */
function findInText(path: ContentPath, text: string): Finding[] {
  const pattern = path.includes('phone') || path.includes('address') ? SAMPLE_NUMBER : SAMPLE_TEXT;
  return text.split('\n').flatMap((line, index) => {
    const [found] = pattern.exec(line) ?? [];
    return found ? [{ path, problem: `"${found}" is a placeholder`, line: index + 1 }] : [];
  });
}

/** @param content values of collections, by name */
export const findPlaceholders = (content: object): Finding[] =>
  listLeaves(contentField, content).flatMap(({ path, text }) => findInText(path, text));
