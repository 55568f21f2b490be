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
import { listDistricts } from '@/lib/districts';
import { inLanguage } from '@/lib/localized';
import { otherLanguages, type Language } from '@/lib/language';

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

/** The districts as a page in a language lists them; each is found by its name in any other. */
export const districtsIn = (language: Language) =>
  listDistricts(
    inLanguage(districts, language),
    otherLanguages(language).map((other) => inLanguage(districts, other)),
  );
