import { about } from '@/data/about';
import { announcements } from '@/data/announcements';
import { coreMembers, fixedMembers } from '@/data/core-members';
import { districtSecretaries } from '@/data/district-secretaries';
import { districts } from '@/data/districts';
import { events } from '@/data/events';
import { galleryImages } from '@/data/gallery';
import { navigationDistricts, navigationLinks } from '@/data/navigation';
import { news } from '@/data/news';
import { objectives } from '@/data/objectives';
import { site } from '@/data/site';
import { inLanguage } from '@/lib/localized';
import type { Language } from '@/lib/language';

/** The content of the pages in a language, but for the records, which are in none. */
export const contentIn = (language: Language) => ({
  about: inLanguage(about, language),
  announcements: inLanguage(announcements, language),
  coreMembers: inLanguage(coreMembers, language),
  fixedMembers: inLanguage(fixedMembers, language),
  districtSecretaries: inLanguage(districtSecretaries, language),
  districts: inLanguage(districts, language),
  events: inLanguage(events, language),
  galleryImages: inLanguage(galleryImages, language),
  navigationLinks: inLanguage(navigationLinks, language),
  /** With the names that their addresses are made of, which are those in English. */
  navigationDistricts: inLanguage(navigationDistricts, language).map((district, index) => ({
    ...district,
    englishName: navigationDistricts[index]?.name ?? district.name,
  })),
  news: inLanguage(news, language),
  objectives: inLanguage(objectives, language),
  site: inLanguage(site, language),
});

/** The names of the districts in Hindi, by those in English; without those that have none. */
export const hindiDistrictNames = (): Record<string, string> => {
  const names = inLanguage(districts, 'hi');
  return Object.fromEntries(
    districts
      .map((district, index) => [district, names[index] ?? district] as const)
      .filter(([district, name]) => name !== district),
  );
};
