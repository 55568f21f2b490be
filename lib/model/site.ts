import * as z from 'zod';
import {
  emailSchema,
  phoneSchema,
  trueOrFalseSchema,
  webAddressSchema,
  yearSchema,
} from './value-schemas';
import { logoPathSchema } from './picture-schemas';
import {
  translatedUrlNameSchema,
  createTextSchema,
  shortTextRules,
  shortTextSchema,
  translatedParagraphSchema,
  translatedTextSchema,
} from './text-schemas';
import type { InOneLanguage } from './language-text';
import { RECORD_FIELDS } from './record-columns';

/** The facts about the council, and the settings of the site (spec §1, §2). */
export const siteSchema = z.strictObject({
  /** The acronym under the logo; {brand} stands for it in the specification and in texts. */
  brand: createTextSchema([
    ...shortTextRules,
    { problem: 'holds a placeholder, and is what {brand} stands for', pattern: /[{}]/ },
  ]).meta({
    room: 12,
    description: 'The short name, which {brand} in a text stands for.',
  }),
  name: translatedTextSchema,
  state: translatedTextSchema,
  headquarters: translatedTextSchema,
  establishedYear: yearSchema,
  copyrightYear: yearSchema,
  // Sample records need none of these three settings, and real records all of them.
  hideRecordsFromSearch: trueOrFalseSchema
    .meta({ description: 'Whether search engines are asked not to list the records.' })
    .optional(),
  // Not `.min(1)`: the form would ask for an entry where the list may be left out.
  publishedRecordFields: z
    .array(z.enum(RECORD_FIELDS, `is none of ${RECORD_FIELDS.join(', ')}`))
    .refine(({ length }) => length > 0, 'is empty: enter what is published, certificateNo at least')
    .meta({
      entry: 'Field',
      description: 'What is published of each record; the certificate number always is.',
    })
    .optional(),
  recordsNeedConsent: trueOrFalseSchema
    .meta({ description: 'Whether only rows with a consent below CONSENT are published.' })
    .optional(),
  description: translatedParagraphSchema.meta({
    description: 'What search engines show of the site.',
  }),
  mission: translatedParagraphSchema.meta({ description: 'Shown in the footer.' }),
  slogan: shortTextSchema.meta({ description: 'In Hindi, in both languages of the site.' }),
  logo: logoPathSchema,
  affiliations: z
    .array(z.strictObject({ name: translatedTextSchema, logo: logoPathSchema }))
    .length(4),
  contact: z.strictObject({
    address: translatedTextSchema,
    phone: phoneSchema,
    email: emailSchema,
  }),
  socialProfiles: z
    .array(z.strictObject({ name: shortTextSchema, url: webAddressSchema }))
    .length(3),
  developer: z.strictObject({ name: shortTextSchema, url: webAddressSchema }),
  /** The address of the site, with the path below which it is served, if it is not at the root of its host. */
  url: webAddressSchema
    .regex(/^https:\/\/[^/?#@]+(\/[\w~-][\w.~-]*)*\/?$/, 'is no address of a whole site')
    .meta({
      title: 'Address of the site',
      description: 'Where visitors find it, such as https://www.council.in. QR codes lead there.',
    })
    .optional(),
  /** The repository on GitHub in which `/admin` saves changes. Without it, the site has no `/admin`. */
  repository: createTextSchema([
    { problem: 'is not an owner and a name such as council/site', shape: /^[\w.-]+\/[\w.-]+$/ },
  ])
    .meta({ description: 'Where this page saves, such as council/site.' })
    .optional(),
});

export type Site = InOneLanguage<z.infer<typeof siteSchema>>;

/** A link in the header and in the footer (spec §1, §2). */
const navigationLinkSchema = z.strictObject({
  label: translatedTextSchema.meta({ description: 'As the header writes it.' }),
  footerLabel: translatedTextSchema.meta({ description: 'As the footer writes it.' }),
  /** The path of a page. */
  href: createTextSchema([
    { problem: 'is not a path such as /gallery', shape: /^\/[a-z\d-]*$/ },
  ]).meta({ title: 'Address', isPath: true, isUnique: true }),
});

export type NavigationLink = InOneLanguage<z.infer<typeof navigationLinkSchema>>;

/** A district in the dropdown of the navigation (spec §9). */
const navigationDistrictSchema = z.strictObject({
  /** From the English name, the last part of the district's address is made. */
  name: translatedUrlNameSchema.meta({ isUnique: true, description: 'As the header writes it.' }),
  /** The English name of a district in the list of districts. */
  district: shortTextSchema.meta({ isDistrict: true }),
});

export const navigationSchema = z.strictObject({
  links: z.array(navigationLinkSchema).min(1),
  districts: z.array(navigationDistrictSchema).min(1),
});

/** The texts and figures of the About page, and the summary of it on the home page (spec §2). */
export const aboutSchema = z
  .strictObject({
    summary: translatedParagraphSchema.meta({ description: 'Shown on the home page.' }),
    sections: z
      .array(
        z.strictObject({
          title: translatedTextSchema,
          paragraphs: z.array(translatedParagraphSchema).min(1),
        }),
      )
      .default([]),
    achievements: z.array(translatedTextSchema).default([]),
    figures: z
      .array(
        z.strictObject({
          value: shortTextSchema.meta({ room: 9 }),
          label: translatedTextSchema.meta({ room: 40 }),
        }),
      )
      .default([]),
  })
  .meta({ title: 'About page' });

export type About = InOneLanguage<z.infer<typeof aboutSchema>>;

/** An emoji may consist of several characters: a flag, a profession, a colour of skin. */
const SINGLE_EMOJI = new RegExp(
  String.raw`^(\p{RGI_Emoji}|\p{Extended_Pictographic}\uFE0F?)$`,
  'v',
);

/** Spec §3, Objective. */
export const objectiveSchema = z.strictObject({
  icon: createTextSchema([{ problem: 'is not a single emoji', shape: SINGLE_EMOJI }]).meta({
    description: 'A single emoji.',
  }),
  title: translatedTextSchema.meta({ room: 60, isUnique: true }),
  description: translatedParagraphSchema.meta({ room: 200 }),
});

export type Objective = InOneLanguage<z.infer<typeof objectiveSchema>>;
