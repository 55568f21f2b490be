/**
 * The About page, and the summary that the home page shows of it.
 *
 * The figures and the achievements are those of spec §9. A section and a figure look like this:
 *
 *   { title: 'Our Coaches', paragraphs: ['Each district has one.', 'All of them know first aid.'] },
 *   { value: '300+', label: 'Coaches' },
 */
import { inLanguage, localized } from '@/lib/localized';
import type { About } from '@/lib/schemas/about';
import { site } from './site';

const hindiSite = inLanguage(site, 'hi');

export const about = localized<About>({
  summary: {
    en: `The ${site.name} works where sport begins: on village grounds, in school yards and at district tracks. Since ${site.establishedYear} it has brought schools, coaches and families together, so that a child with talent is seen, trained and kept in class.`,
    hi: `${hindiSite.name} वहाँ काम करती है जहाँ से खेल शुरू होता है: गाँव के मैदान में, स्कूल के अहाते में और जिले के ट्रैक पर। ${site.establishedYear} से वह स्कूलों, प्रशिक्षकों और परिवारों को आपस में जोड़ती आ रही है, ताकि हर होनहार बच्चे पर नजर पड़े, उसे प्रशिक्षण मिले और उसकी पढ़ाई भी चलती रहे।`,
  },
  sections: [
    {
      title: { en: 'Our Story', hi: 'हमारी कहानी' },
      paragraphs: [
        {
          en: `A few teachers and former athletes founded the council in ${site.establishedYear}. They had watched too many gifted children leave sport for want of a coach, a certificate or a bus fare, and too many leave school for sport.`,
          hi: `परिषद की शुरुआत ${site.establishedYear} में कुछ शिक्षकों और पुराने खिलाड़ियों ने की। वे देखते आए थे कि कितने ही होनहार बच्चे कभी प्रशिक्षक, कभी प्रमाण-पत्र, तो कभी बस के किराए के अभाव में खेल छोड़ देते हैं, और कितने ही बच्चे खेल के लिए पढ़ाई छोड़ देते हैं।`,
        },
        {
          en: 'They began with weekend meets between neighbouring schools. A year later, teams from across the state met for the first championship to set all games and all ages on one calendar. Today every district has a secretary whom parents and teachers can simply call.',
          hi: 'शुरू में छुट्टी के दिनों में आस-पास के स्कूलों के बीच मुकाबले हुए। एक साल बाद पूरे राज्य की टीमें पहली बार एक ऐसी प्रतियोगिता में उतरीं, जिसमें हर खेल और हर उम्र के खिलाड़ी एक साथ खेले। आज हर जिले में एक सचिव हैं, जिन्हें माता-पिता और शिक्षक सीधे फोन कर सकते हैं।',
        },
      ],
    },
    {
      title: { en: 'Our Mission', hi: 'हमारा लक्ष्य' },
      paragraphs: [
        {
          en: 'To put organised sport within walking distance of every child, to join it to learning, and to record each result so that it counts for admissions, scholarships and selection.',
          hi: 'हर बच्चे के लिए घर से पैदल पहुँचने लायक दूरी पर नियमित खेल की व्यवस्था करना, खेल को पढ़ाई से जोड़ना, और हर नतीजे का रिकॉर्ड रखना, ताकि वह दाखिले, छात्रवृत्ति और चयन में काम आए।',
        },
      ],
    },
    {
      title: { en: 'Our Vision', hi: 'हमारा सपना' },
      paragraphs: [
        {
          en: 'A state in which the first champion of a village is never the last: where each ground has a team, each team has a teacher, and each talent has a way up.',
          hi: 'एक ऐसा राज्य, जहाँ किसी गाँव का पहला चैंपियन ही उसका आखिरी चैंपियन न हो: हर मैदान की अपनी टीम हो, हर टीम का अपना शिक्षक, और हर हुनर के लिए आगे बढ़ने का रास्ता।',
        },
      ],
    },
  ],
  // prettier-ignore
  achievements: [
    { en: 'First state-wide integrated sports championship in 2018', hi: '2018 में पूरे राज्य की पहली प्रतियोगिता, जिसमें सभी खेल एक साथ हुए' },
    { en: 'Training centres across 40 districts', hi: '40 जिलों में प्रशिक्षण केंद्र' },
    { en: 'Scholarship programme benefiting over 2,000 students', hi: 'छात्रवृत्ति योजना, जिसका लाभ 2,000 से अधिक विद्यार्थियों को मिला' },
  ],
  figures: [
    { value: String(site.establishedYear), label: { en: 'Established', hi: 'स्थापना वर्ष' } },
    { value: '75+', label: { en: 'District Secretaries', hi: 'जिला सचिव' } },
    { value: '150+', label: { en: 'Tournaments Organized', hi: 'प्रतियोगिताएँ' } },
    { value: '10,000+', label: { en: 'Student Athletes', hi: 'खिलाड़ी विद्यार्थी' } },
  ],
});
