import type { Language } from '@/lib/i18n/language';

/** The name of each language, written in that language. */
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };
