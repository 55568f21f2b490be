/**
 * The six cards of the home page's OBJECTIVES section, in order (spec §2).
 *
 * If you change an icon, run `npm run fonts`: the icon font holds only the emoji used here. A card looks like this:
 *
 *   { icon: '🏆', title: 'Fair Selection', description: 'Teams are chosen by results alone, in public.' },
 */
import { localized, type Source } from '@/lib/localized';
import type { Objective } from '@/lib/schemas/objective';

const cards: Source<Objective[]> = [
  {
    icon: '🎓',
    title: { en: 'Promoting Sports with Education', hi: 'पढ़ाई के साथ खेल को बढ़ावा' },
    description: {
      en: 'Training that fits around the timetable, so that no child has to choose between the ground and the classroom.',
      hi: 'प्रशिक्षण स्कूल के समय के हिसाब से, ताकि किसी बच्चे को मैदान और कक्षा में से एक को न चुनना पड़े।',
    },
  },
  {
    icon: '🏃',
    title: { en: 'Promoting Sports and Physical Education', hi: 'खेल और शारीरिक शिक्षा को बढ़ावा' },
    description: {
      en: 'Regular play in every school, taught by people who know how growing bodies work, from the first year on.',
      hi: 'हर स्कूल में पहले साल से ही नियमित खेल, और सिखाने वाले ऐसे जो बढ़ते बच्चों के शरीर को समझते हैं।',
    },
  },
  {
    icon: '🤝',
    title: { en: 'Affiliations and Collaborations', hi: 'संबद्धता और सहयोग' },
    description: {
      en: 'Work with state, national and international bodies, so that a district medal opens the door to the next level.',
      hi: 'राज्य, देश और विदेश की संस्थाओं के साथ काम, ताकि जिले का पदक अगले पड़ाव का दरवाजा खोले।',
    },
  },
  {
    icon: '🙋',
    title: { en: 'Inclusive Participation', hi: 'सबकी भागीदारी' },
    description: {
      en: 'Girls and boys, villages and cities, children with disabilities: the same lanes, the same rules, the same welcome.',
      hi: 'लड़कियाँ और लड़के, गाँव और शहर, दिव्यांग बच्चे: सबके लिए एक ही मैदान, एक ही नियम, एक ही अपनापन।',
    },
  },
  {
    icon: '❤',
    title: { en: 'Health and Wellness', hi: 'स्वास्थ्य और तंदुरुस्ती' },
    description: {
      en: 'Fitness, nutrition and rest as habits for life, with screening and first aid at each event and centre.',
      hi: 'व्यायाम, पोषण और आराम की आदत जीवन भर के लिए; हर आयोजन और केंद्र पर जाँच और प्राथमिक उपचार।',
    },
  },
  {
    icon: '🌾',
    title: { en: 'Community Engagement and Social Impact', hi: 'समाज का साथ, समाज में बदलाव' },
    description: {
      en: 'Grounds that villages run themselves, volunteers from every street, and champions who come back to coach.',
      hi: 'मैदान जिन्हें गाँव खुद चलाएँ, हर गली से स्वयंसेवक, और चैंपियन जो लौटकर बच्चों को सिखाएँ।',
    },
  },
];

export const objectives = localized<Objective[]>(cards);
