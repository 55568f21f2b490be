import type { Language } from '@/lib/i18n/language';

/** What the one error screen of the site tells those who came for a page in another language than English. */
export const notFoundMessages: Partial<Record<Language, { line: string; home: string }>> = {
  hi: { line: 'यह पृष्ठ नहीं मिला।', home: 'हिन्दी मुखपृष्ठ पर जाएँ' },
};
