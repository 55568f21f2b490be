/** What people write about the consent to publication. Only what surely means consent counts as one. */
import { toSearchForm } from '@/lib/i18n/hindi-search';
import { toAsciiDigits } from './certificate-number';

const list = (words: string) => new Set(toSearchForm(words).split(' '));

/** Each of these words, wherever it stands, means that there is no consent, or none yet. */
const REFUSALS = list(
  'no not none nil na n nope nay nah never nr x ✗ ✘ ❌ ✖ ✕ ❎ × ☐ 🚫 👎 false without refuse refused refuses refusal ' +
    'decline declined declines deny denied denies reject rejected rej disagree disagreed disagrees objection objected ' +
    'withdraw withdrawn withdrew wd revoke revoked cancel cancelled canceled expired pending awaited awaiting ' +
    'requested missing nahi nahin nahee nhi nai mana inkar asahmat asahmati नहीं नही नहि ना न मना इनकार इंकार असहमत असहमति ' +
    'आपत्ति अस्वीकार अस्वीकृत अस्वीकृति वापस रद्द लंबित प्रतीक्षा प्रतीक्षित बाकी अप्राप्त',
);

const CONSENTS = list(
  'yes y true ok okay given obtained received recd rcvd taken signed agree agreed agrees granted consent consented ' +
    'permitted permission approved accepted noc haan haanji han ha ji-haan sahmati sahmat ✓ ✔ ✅ ☑ √ 🗸 हाँ हा दी ' +
    'सहमति सहमत प्राप्त अनापत्ति अनुमति स्वीकृति स्वीकृत',
);

/** Words that say more about a consent, or what a number is. */
const DETAILS = list(
  'by from of the on dt dated date in writing written form letter certificate page sr sl serial number receipt ji ' +
    'father mother parent parents guardian both jan january feb february mar march apr april may jun june jul july ' +
    'aug august sep sept september oct october nov november dec december है दिया मिली मिला गई जी पिता माता अभिभावक ' +
    'की का के से ने द्वारा प्रमाण पत्र प्रपत्र फॉर्म दिनांक संख्या क्रमांक जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर ' +
    'अक्टूबर अक्तूबर नवंबर दिसंबर',
);

const isKnown = (word: string) => [REFUSALS, CONSENTS, DETAILS].some((words) => words.has(word));

/** A text in one spelling, in which a "no" that refuses nothing is another word. */
const simplify = (text: string) =>
  toSearchForm(toAsciiDigits(text.normalize('NFKC')))
    .replace(/\p{Pd}/gu, '-')
    .replace(/(?<![\p{L}\p{M}])(no[ -]?objections?|(कोई )?आपत्ति नहीं( है)?)(?![\p{L}\p{M}])/gu, 'noc')
    .replace(
      /\b(form|letter|certificate|page|sr|sl|serial|receipt|noc)([ .:]*)no[.:]? ?(?=(\p{L}{1,3}[-/.]?)?\d)/gu,
      '$1 ',
    )
    // "No. 12" may be a number or a refusal, so it is no word.
    .replace(/(?<![\p{L}\p{M}])no[.:]? ?(?=\d)/gu, '? ')
    // The time of a day.
    .replace(/(?<=\d)[ ,t]+\d?\d:\d\d(:\d\d(\.\d+)?)?( ?[ap]m|z)?/g, '')
    .replace(/(?<=\d)(st|nd|rd|th)(?!\p{L})/gu, '')
    // The letters of a number, such as C-104.
    .replace(/(?<![\p{L}\p{M}])(\p{L}{1,3})[-/.]?(?=\d)/gu, (_, word: string) =>
      isKnown(word) ? `${word} ` : '',
    );

export type Consent = 'given' | 'refused' | 'blank' | 'not understood';

/**
 * Reads an entry below CONSENT. Each of its words must be known, and a refusal anywhere wins.
 *
 * @example readConsent('No objection, form no. C-104') // 'given'
 */
export function readConsent(text: string): Consent {
  const signs = simplify(text);
  const words = signs.match(/[\p{L}\p{M}]+|\d+|[^\s.,;:()[\]/'"’‘“”!&।-]/gu) ?? [];
  if (words.some((word) => REFUSALS.has(word))) return 'refused';
  const [first] = words;
  if (first === undefined && !/[^\s-]/.test(signs)) return signs.trim() ? 'refused' : 'blank';
  // A sign of a program for yes or no.
  if (words.length === 1 && /^0+$/.test(signs.trim())) return 'refused';
  const isNumber = (word: string) => /\d/.test(word) && !/^0+$/.test(word);
  const isConsent = (word: string) => CONSENTS.has(word) || isNumber(word);
  const isSure =
    words.every((word) => isConsent(word) || DETAILS.has(word)) &&
    words.some(isConsent) &&
    !(words.length === 1 && /^0*1$/.test(first ?? ''));
  return isSure ? 'given' : 'not understood';
}

export const CONSENT_PROBLEM =
  'does not say whether there is consent: write Yes, the day, or the number of the form; otherwise No';
