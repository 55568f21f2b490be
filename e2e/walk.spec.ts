import { LANGUAGES, pathIn } from '@/lib/language';
import { test } from './test';
import { BROUGHT_ABOUT, walkThrough, type WalkedScreen } from './walk';

/** Another one draws other walks; more of them find more. */
const SEED = Number(process.env.WALK_SEED ?? 2017);
const WALKS = Number(process.env.WALKS ?? 4);
const ACTS = 15;

const SCREENS: WalkedScreen[] = [
  {
    path: '/student-records',
    data: /\/student-records\/rows\//,
    texts: ['karate', 'a', 'nobody', '', '<b>'],
  },
  { path: '/district-secretaries', texts: ['agra', 'a', 'nowhere', ''] },
];

test.use({ isFirstVisit: true, expectedFaults: BROUGHT_ABOUT });

for (const screen of SCREENS)
  for (const language of LANGUAGES) {
    const path = pathIn(screen.path, language);
    test(`whatever is done on ${path}, all stays well (seed ${SEED})`, async ({ page }) => {
      test.setTimeout(WALKS * 120_000);
      await walkThrough(page, { ...screen, path }, { seed: SEED, walks: WALKS, acts: ACTS });
    });
  }
