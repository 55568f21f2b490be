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

const descriptions = [
  'Red running track bend from above, a lone sprinter throwing a long shadow',
  'Freestyle swimmer between red and white lane ropes, seen from above',
  'Basketball key and arc on a golden floor, a player dribbling in',
  'Kick-off in the centre circle, players and long shadows from above',
  'Ranks of karateka punching in time, long diagonal shadows on rose',
  'Shuttle tumbling over the net tape, half straw and half sea green',
  'Rhythmic gymnast leaping beneath one great looping golden ribbon',
  'Batter waiting at the crease, seen low along the pitch at dusk',
  'Close view of a black belt knotted over a folded white jacket',
  'Huge red paddle meeting a white ball on a night-blue ground',
  'Long jumper flying over raked sand, shadow far below',
  'Looking straight down through an orange hoop at a falling ball',
  'Barefoot football on red earth at dusk, bamboo goal and stretched shadows',
  'Row of numbered starting blocks, swimmers diving into bright water',
  'Enormous shuttlecock diving across violet with speed lines behind',
  'Spiker and two blockers meeting above the net before a red sun',
  'Cricket pitch from above on mown turf, bowler running in to batter',
  'Tumbling pass in stages across a coral sky, run to landing',
  'Giant striped volleyball rising over a pale sea-blue horizon',
  'Sprinter on numbered lanes running out of an enormous low sun',
  'Badminton doubles on a green court from above, shuttle over the net',
  'Butterfly swimmer from above, arms wide, rings of water opening around',
  'Three stumps against a golden sky, bails flying as the ball strikes',
  'Goalkeeper at full stretch before the net, ball bound for the corner',
  'Jump ball at a green centre circle, two players, crossing shadows',
  'Ball leaping off a green table at the viewer, rival beyond the net',
  'Sand volleyball from above, a player diving full stretch by blue tape',
  'Hurdles in blue lanes from above, shadows raking across, one hurdler clearing',
  'Karateka in white throwing a high side kick across a half sun',
  'Corner arc and flag from above, ball waiting on striped turf',
  'Table tennis rally from above, blue table on a brick-red hall floor',
  'Gymnast in a split handstand on the balance beam over blue mats',
  'Giant basketball cropped close against violet with halftone shade',
  'Street cricket on dusty ground beside a tree, stacked bricks for a wicket',
  'Empty pool lanes at night running towards a low full moon',
  'Two crossed rackets and a shuttle resting on rose court lines',
  'Shot putter in the circle, distance arcs widening over dark turf',
  'Volleyball court from above in orange and teal, teams either side of the net',
  'Great patched football filling a marigold sheet, small striker below',
  'Two karateka bowing on red and blue mats, seen from above',
  'Player lunging for a forehand, one swooping arc across straw yellow',
  'Whole cricket oval from high above, fielders and their evening shadows',
  'Jump shot at a street hoop, black against a huge evening sun',
  'Gymnast held level between parallel bars, seen from above on green mats',
  'Diver going straight down through the waterline among rising bubbles',
];

export const galleryImages = createGalleryImages(descriptions, assetUrl);
