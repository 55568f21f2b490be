import type { Language } from '@/lib/i18n/language';

/** What each language calls itself. */
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };
