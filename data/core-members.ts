/**
 * The people of the home page's CORE MEMBERS section. All names are sample data.
 *
 * A photo is an upright picture, 4:5, in public/assets/core-team. A core member looks like this; a fixed member has
 * the name, the designation and the photo alone:
 *
 *   {
 *     id: 'core-4',
 *     name: 'Asha Verma',
 *     designation: 'Chief Coach',
 *     photo_url: 'core-team/asha-verma.jpg',
 *     flip_card_content: { positions: ['Head of the training centres'] },
 *     display_order: 4,
 *   },
 */
import { localized, type Source } from '@/lib/localized';
import type { CoreMember, FixedMember } from '@/lib/schemas/core-member';

/** Shown in the order of display_order. */
const members: Source<CoreMember[]> = [
  {
    id: 'core-1',
    name: 'Anand Prakash Mishra',
    designation: { en: 'President', hi: 'अध्यक्ष' },
    photo_url: 'core-team/member1.jpg',
    flip_card_content: { positions: ['Chair of the general body', 'Head of the games committee'] },
    display_order: 1,
  },
  {
    id: 'core-2',
    name: 'Sunita Rawat',
    designation: { en: 'Vice President', hi: 'उपाध्यक्ष' },
    photo_url: 'core-team/member2.jpg',
    flip_card_content: { positions: ['Head of school partnerships'] },
    display_order: 2,
  },
  {
    id: 'core-3',
    name: 'Imran Siddiqui',
    designation: { en: 'General Secretary', hi: 'महासचिव' },
    photo_url: 'core-team/member3.jpg',
    flip_card_content: { positions: ['Head of the secretariat', 'Registrar of certificates'] },
    display_order: 3,
  },
];

/** Shown after the core members, in this order (spec §2). */
const others: Source<FixedMember[]> = [
  {
    name: 'Harpreet Singh',
    designation: { en: 'Treasurer', hi: 'कोषाध्यक्ष' },
    photo_url: 'core-team/member4.jpg',
  },
  {
    name: 'Rekha Agarwal',
    designation: { en: 'Development Officer', hi: 'विकास अधिकारी' },
    photo_url: 'core-team/member5.jpg',
  },
  {
    name: 'Meena Kumari Yadav',
    designation: { en: 'Joint Secretary', hi: 'संयुक्त सचिव' },
    photo_url: 'core-team/member6.jpg',
  },
];

export const coreMembers = localized<CoreMember[]>(members);
export const fixedMembers = localized<FixedMember[]>(others);
