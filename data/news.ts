/**
 * News, the newest first. Shown in the home page's "Latest News" tab and below the gallery.
 *
 * A text may stand in both languages, or in English alone: title: 'State team chosen'.
 *
 * published_at is YYYY-MM-DD; image_url, a .jpg in the folder news or gallery of public/assets, may be left out. An
 * item that was changed later may say so: updated_at: '2026-12-10'. A news item looks like this:
 *
 *   {
 *     id: 'state-team-chosen',
 *     title: { en: 'State team chosen', hi: 'राज्य की टीम चुनी गई' },
 *     content: {
 *       en: 'Forty athletes from thirty districts will travel to the national games.',
 *       hi: 'तीस जिलों के चालीस खिलाड़ी राष्ट्रीय खेलों में जाएँगे।',
 *     },
 *     image_url: 'news/state-team.jpg',
 *     published_at: '2026-12-08',
 *   },
 */
import { localized, type Source } from '@/lib/localized';
import type { NewsItem } from '@/lib/schemas/news-item';
import { site } from './site';

const items: Source<NewsItem[]> = [
  {
    id: 'national-games-registration',
    title: { en: 'Registration opens for the national games', hi: 'राष्ट्रीय खेलों के लिए पंजीकरण शुरू' },
    content: {
      en: `Schools and colleges can now enter their teams for the 24th ${site.brand} national games. District secretaries hold the forms and help with eligibility papers.`,
      hi: `स्कूल और कॉलेज अब 24वें ${site.brand} राष्ट्रीय खेलों के लिए अपनी टीमों के नाम भेज सकते हैं। फॉर्म जिला सचिवों से मिलेंगे, और पात्रता के कागजात तैयार कराने में भी वे मदद करेंगे।`,
    },
    image_url: 'gallery/image1.jpg',
    published_at: '2025-02-10',
  },
  {
    id: 'talent-hunt-villages',
    title: {
      en: 'Talent hunt reaches 400 village schools',
      hi: 'प्रतिभा खोज 400 गाँवों के स्कूलों तक पहुँची',
    },
    content: {
      en: 'Coaches timed sprints and throws on village grounds through the winter. The best eighty children are invited to a residential camp, travel paid.',
      hi: 'पूरी सर्दी प्रशिक्षकों ने गाँवों के मैदानों में बच्चों की दौड़ और फेंक परखी। सबसे अच्छे अस्सी बच्चों को आवासीय शिविर में बुलाया गया है; आने-जाने का खर्च परिषद देगी।',
    },
    image_url: 'gallery/image11.jpg',
    published_at: '2025-01-22',
  },
  {
    id: 'swimming-camp-results',
    title: {
      en: 'Junior swimmers lower eleven state marks',
      hi: 'जूनियर तैराकों ने राज्य के ग्यारह रिकॉर्ड तोड़े',
    },
    content: {
      en: 'The winter meet closed with eleven new state age-group marks. Full results have gone to the district offices.',
      hi: 'शीतकालीन प्रतियोगिता में अलग-अलग आयु वर्गों के राज्य के ग्यारह नए रिकॉर्ड बने। पूरे नतीजे जिला कार्यालयों को भेज दिए गए हैं।',
    },
    published_at: '2024-12-18',
  },
  {
    id: 'scholarship-round',
    title: {
      en: 'Scholarship round names this year’s students',
      hi: 'इस साल की छात्रवृत्ति के लिए विद्यार्थी चुने गए',
    },
    content: {
      en: 'The scholarship committee has chosen students from every division, weighing sport and schoolwork alike. Letters are on their way to parents.',
      hi: 'छात्रवृत्ति समिति ने हर मंडल से विद्यार्थी चुने हैं, और खेल और पढ़ाई, दोनों को बराबर महत्व दिया है। माता-पिता को चिट्ठियाँ भेजी जा चुकी हैं।',
    },
    image_url: 'gallery/image24.jpg',
    published_at: '2024-11-30',
  },
  {
    id: 'coaches-first-aid',
    title: {
      en: 'Two hundred coaches trained in first aid',
      hi: 'दो सौ प्रशिक्षकों ने सीखा प्राथमिक उपचार',
    },
    content: {
      en: 'A weekend course covered heat, sprains and safe recovery. Every training centre now has at least one coach with a first-aid card.',
      hi: 'सप्ताहांत के प्रशिक्षण में लू, मोच और चोट के बाद सँभलने के सही तरीके बताए गए। अब हर प्रशिक्षण केंद्र में कम से कम एक प्रशिक्षक के पास प्राथमिक उपचार का प्रमाण-पत्र है।',
    },
    published_at: '2024-10-14',
  },
];

export const news = localized<NewsItem[]>(items);
