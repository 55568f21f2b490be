/**
 * The gallery and the slideshow: public/assets/gallery/image1.jpg and on, as many as are described here (45 by spec
 * §9), each in its place. The description is what people hear who cannot see the picture:
 *
 *   'Relay team in blue handing over the baton in the last bend',
 *
 * To replace a picture, put a file of the same name there and describe it here. `npm run gallery:add` adds one.
 */
import { assetUrl } from '@/lib/assets';
import { createGalleryImages } from '@/lib/gallery';
import type { Source } from '@/lib/localized';

const descriptions: Source<string[]> = [
  {
    en: 'Red running track bend from above, a lone sprinter throwing a long shadow',
    hi: 'ऊपर से दिखता दौड़ के लाल ट्रैक का मोड़, अकेला धावक और उसकी लंबी परछाईं',
  },
  {
    en: 'Freestyle swimmer between red and white lane ropes, seen from above',
    hi: 'ऊपर से दिखता तैराक, लाल और सफेद डोरियों के बीच की लेन में',
  },
  {
    en: 'Basketball key and arc on a golden floor, a player dribbling in',
    hi: 'सुनहरे फर्श पर बास्केटबॉल का घेरा, गेंद को टप्पे खिलाता हुआ आगे बढ़ता खिलाड़ी',
  },
  {
    en: 'Kick-off in the centre circle, players and long shadows from above',
    hi: 'मैदान के बीच के घेरे से फुटबॉल के खेल की शुरुआत, ऊपर से दिखते खिलाड़ी और लंबी परछाइयाँ',
  },
  {
    en: 'Ranks of karateka punching in time, long diagonal shadows on rose',
    hi: 'कतारों में एक साथ मुक्का चलाते कराटे के खिलाड़ी, गुलाबी फर्श पर तिरछी परछाइयाँ',
  },
  {
    en: 'Shuttle tumbling over the net tape, half straw and half sea green',
    hi: 'जाल की पट्टी को छूकर उस पार गिरती शटल, पृष्ठभूमि आधी पीली और आधी समुद्री हरी',
  },
  {
    en: 'Rhythmic gymnast leaping beneath one great looping golden ribbon',
    hi: 'रिबन के बड़े सुनहरे घेरे के नीचे छलाँग लगाती जिमनास्ट',
  },
  {
    en: 'Batter waiting at the crease, seen low along the pitch at dusk',
    hi: 'शाम के समय पिच के पास से दिखता, गेंद का इंतजार करता बल्लेबाज',
  },
  {
    en: 'Close view of a black belt knotted over a folded white jacket',
    hi: 'तह की हुई कराटे की सफेद पोशाक पर बँधी काली बेल्ट, पास से',
  },
  {
    en: 'Huge red paddle meeting a white ball on a night-blue ground',
    hi: 'गहरी नीली पृष्ठभूमि पर सफेद गेंद को मारता टेबल टेनिस का बड़ा लाल बल्ला',
  },
  {
    en: 'Long jumper flying over raked sand, shadow far below',
    hi: 'समतल रेत के ऊपर उड़ता लंबी कूद का खिलाड़ी, नीचे दूर उसकी परछाईं',
  },
  {
    en: 'Looking straight down through an orange hoop at a falling ball',
    hi: 'बास्केटबॉल के नारंगी रिंग में से सीधे नीचे का दृश्य, गिरती हुई गेंद',
  },
  {
    en: 'Barefoot football on red earth at dusk, bamboo goal and stretched shadows',
    hi: 'शाम को लाल मिट्टी पर नंगे पाँव फुटबॉल, बाँस का गोलपोस्ट और लंबी परछाइयाँ',
  },
  {
    en: 'Row of numbered starting blocks, swimmers diving into bright water',
    hi: 'कतार में लगे नंबर लिखे चबूतरों से चमकते पानी में कूदते तैराक',
  },
  {
    en: 'Enormous shuttlecock diving across violet with speed lines behind',
    hi: 'बैंगनी पृष्ठभूमि पर तेजी से नीचे आती बहुत बड़ी शटल और पीछे गति की रेखाएँ',
  },
  {
    en: 'Spiker and two blockers meeting above the net before a red sun',
    hi: 'लाल सूरज के सामने वॉलीबॉल: जाल के ऊपर गेंद मारता खिलाड़ी और उसे रोकते दो खिलाड़ी',
  },
  {
    en: 'Cricket pitch from above on mown turf, bowler running in to batter',
    hi: 'ऊपर से दिखती क्रिकेट की पिच, बल्लेबाज की ओर दौड़ता गेंदबाज',
  },
  {
    en: 'Tumbling pass in stages across a coral sky, run to landing',
    hi: 'मूँगे के रंग के आसमान के आगे, दौड़ने से लेकर जमीन पर उतरने तक जिमनास्ट की कलाबाजी के चरण',
  },
  {
    en: 'Giant striped volleyball rising over a pale sea-blue horizon',
    hi: 'हल्के नीले समुद्र के क्षितिज पर उठती बहुत बड़ी धारीदार वॉलीबॉल',
  },
  {
    en: 'Sprinter on numbered lanes running out of an enormous low sun',
    hi: 'ढलते विशाल सूरज में से निकलकर नंबर लिखी लेन पर दौड़ता धावक',
  },
  {
    en: 'Badminton doubles on a green court from above, shuttle over the net',
    hi: 'ऊपर से दिखता हरा कोर्ट, बैडमिंटन का युगल मुकाबला, जाल के ऊपर शटल',
  },
  {
    en: 'Butterfly swimmer from above, arms wide, rings of water opening around',
    hi: 'ऊपर से दिखता बटरफ्लाई शैली का तैराक, फैली बाँहें, चारों ओर खुलते पानी के घेरे',
  },
  {
    en: 'Three stumps against a golden sky, bails flying as the ball strikes',
    hi: 'सुनहरे आसमान के आगे तीन स्टंप, गेंद लगते ही उड़ती गिल्लियाँ',
  },
  {
    en: 'Goalkeeper at full stretch before the net, ball bound for the corner',
    hi: 'जाल के आगे पूरा शरीर तानकर कूदता गोलकीपर, कोने की ओर जाती गेंद',
  },
  {
    en: 'Jump ball at a green centre circle, two players, crossing shadows',
    hi: 'बीच के हरे घेरे में उछाली गई बास्केटबॉल, दो खिलाड़ी, एक-दूसरे को काटती परछाइयाँ',
  },
  {
    en: 'Ball leaping off a green table at the viewer, rival beyond the net',
    hi: 'हरी मेज से सीधे देखने वाले की ओर उछलती गेंद, जाल के पार दूसरा खिलाड़ी',
  },
  {
    en: 'Sand volleyball from above, a player diving full stretch by blue tape',
    hi: 'ऊपर से दिखता रेत पर वॉलीबॉल का खेल, नीली पट्टी के पास पूरा तनकर कूदता खिलाड़ी',
  },
  {
    en: 'Hurdles in blue lanes from above, shadows raking across, one hurdler clearing',
    hi: 'ऊपर से दिखती बाधा दौड़ की नीली लेन, तिरछी परछाइयाँ, एक बाधा पार करता धावक',
  },
  {
    en: 'Karateka in white throwing a high side kick across a half sun',
    hi: 'आधे सूरज के आगे बगल की ऊँची किक लगाता, सफेद पोशाक पहने कराटे का खिलाड़ी',
  },
  {
    en: 'Corner arc and flag from above, ball waiting on striped turf',
    hi: 'ऊपर से दिखता मैदान का कोना और झंडा, धारीदार घास पर रखी गेंद',
  },
  {
    en: 'Table tennis rally from above, blue table on a brick-red hall floor',
    hi: 'ऊपर से दिखता टेबल टेनिस का मुकाबला, ईंट जैसे लाल फर्श पर नीली मेज',
  },
  {
    en: 'Gymnast in a split handstand on the balance beam over blue mats',
    hi: 'नीले गद्दों के ऊपर, बीम पर पैर फैलाकर हाथों के बल खड़ी जिमनास्ट',
  },
  {
    en: 'Giant basketball cropped close against violet with halftone shade',
    hi: 'बैंगनी पृष्ठभूमि पर बिंदुओं की छाया वाली बहुत बड़ी बास्केटबॉल, पास से',
  },
  {
    en: 'Street cricket on dusty ground beside a tree, stacked bricks for a wicket',
    hi: 'पेड़ के पास धूल भरे मैदान में क्रिकेट, विकेट की जगह रखी ईंटें',
  },
  {
    en: 'Empty pool lanes at night running towards a low full moon',
    hi: 'रात में तरणताल की खाली लेन, सामने क्षितिज के पास पूरा चाँद',
  },
  {
    en: 'Two crossed rackets and a shuttle resting on rose court lines',
    hi: 'गुलाबी कोर्ट की रेखाओं पर रखे दो रैकेट और एक शटल',
  },
  {
    en: 'Shot putter in the circle, distance arcs widening over dark turf',
    hi: 'घेरे में गोला फेंकता खिलाड़ी, गहरी हरी घास पर दूरी बताती, बड़ी होती गोल रेखाएँ',
  },
  {
    en: 'Volleyball court from above in orange and teal, teams either side of the net',
    hi: 'ऊपर से दिखता नारंगी और हरा-नीला वॉलीबॉल कोर्ट, जाल के दोनों ओर टीमें',
  },
  {
    en: 'Great patched football filling a marigold sheet, small striker below',
    hi: 'गेंदे के फूल के रंग की पृष्ठभूमि पर पूरी तस्वीर में फैली बड़ी फुटबॉल, नीचे छोटा-सा खिलाड़ी',
  },
  {
    en: 'Two karateka bowing on red and blue mats, seen from above',
    hi: 'ऊपर से दिखते, लाल और नीले गद्दों पर एक-दूसरे को झुककर नमस्कार करते कराटे के दो खिलाड़ी',
  },
  {
    en: 'Player lunging for a forehand, one swooping arc across straw yellow',
    hi: 'फोरहैंड के लिए झपटता खिलाड़ी, हल्की पीली पृष्ठभूमि पर एक लंबी घुमावदार रेखा',
  },
  {
    en: 'Whole cricket oval from high above, fielders and their evening shadows',
    hi: 'बहुत ऊँचाई से दिखता पूरा क्रिकेट मैदान, खिलाड़ी और शाम की परछाइयाँ',
  },
  {
    en: 'Jump shot at a street hoop, black against a huge evening sun',
    hi: 'शाम के बड़े सूरज के आगे, गली में लगे बास्केटबॉल के रिंग में उछलकर गेंद डालते खिलाड़ी की काली आकृति',
  },
  {
    en: 'Gymnast held level between parallel bars, seen from above on green mats',
    hi: 'ऊपर से दिखते हरे गद्दे, समानांतर बार पर शरीर सीधा साधे जिमनास्ट',
  },
  {
    en: 'Diver going straight down through the waterline among rising bubbles',
    hi: 'उठते बुलबुलों के बीच पानी में सीधे नीचे जाता डाइविंग का खिलाड़ी',
  },
];

export const galleryImages = createGalleryImages(descriptions, assetUrl);
