import type { Language } from '@/lib/i18n/language';

/** What the error screen for unknown paths tells visitors who wanted a page in another language than English. */
export const notFoundMessages: Partial<Record<Language, { line: string; home: string }>> = {
  hi: { line: 'यह पृष्ठ नहीं मिला।', home: 'हिन्दी मुखपृष्ठ पर जाएँ' },
};
