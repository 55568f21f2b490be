import type { Language } from '@/lib/language';

/** What each language calls itself. */
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };
