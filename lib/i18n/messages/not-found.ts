import type { Language } from '@/lib/i18n/language';

/** The messages of the not-found page for visitors who wanted a page in another language than English. */
export const notFoundMessages: Partial<Record<Language, { notFound: string; home: string }>> = {
  hi: { notFound: 'यह पृष्ठ नहीं मिला।', home: 'हिन्दी मुखपृष्ठ पर जाएँ' },
};
