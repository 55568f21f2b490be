import * as z from 'zod';
import {
  emailSchema,
  pathSchema,
  phoneSchema,
  repositorySchema,
  profileAddressSchema,
  trueOrFalseSchema,
  webAddressSchema,
  yearSchema,
} from './fields';
import { logoSchema } from './picture-fields';
import {
  addressableSchema,
  brandSchema,
  nameSchema,
  NEEDED,
  paragraphSchema,
  textSchema,
} from './text-fields';
import type { InLanguage } from './language-text';
import { RECORD_FIELDS } from './record-columns';

/** The services that can host the repository. */
const REPOSITORY_KINDS = ['github', 'gitlab', 'gitea'] as const;

/** The site's identity: all placeholders of the spec, and the fixed texts of header and footer (spec §1, §2). */
export const siteSchema = z.strictObject({
  /** {brand} of the spec, and the acronym under the logo. */
  brand: brandSchema.meta({
    room: 12,
    description: 'The short name, which {brand} in a text stands for.',
  }),
  name: textSchema,
  state: textSchema,
  headquarters: textSchema,
  establishedYear: yearSchema,
  copyrightYear: yearSchema,
  /** Whether search engines should not list the Student Records page. */
  hideRecordsFromSearch: trueOrFalseSchema,
  publishedRecordFields: z
    .array(z.enum(RECORD_FIELDS, `is none of ${RECORD_FIELDS.join(', ')}`))
    .meta({
      entry: 'Field',
      description: 'What is published of each record; the certificate number always is.',
    })
    .optional(),
  recordsNeedConsent: trueOrFalseSchema
    .meta({ description: 'Whether only rows with an entry below CONSENT are published.' })
    .optional(),
  description: paragraphSchema.meta({ description: 'What search engines show of the site.' }),
  mission: paragraphSchema.meta({ description: 'Shown in the footer.' }),
  slogan: nameSchema.meta({ description: 'In Hindi, in both languages of the site.' }),
  logo: logoSchema,
  affiliations: z
    .array(z.strictObject({ name: textSchema, logo: logoSchema }))
    .length(4, 'must have 4 entries'),
  contact: z.strictObject({ address: textSchema, phone: phoneSchema, email: emailSchema }),
  socialProfiles: z
    .array(z.strictObject({ name: nameSchema, url: profileAddressSchema }))
    .length(3, 'must have 3 entries'),
  /** The address of the licence of the site's pictures, if they have one. */
  pictureLicence: webAddressSchema.meta({ title: 'Picture licence' }).optional(),
  developer: z.strictObject({ name: nameSchema, url: webAddressSchema }),
  /** The repository that `/admin` edits; without it there is no such page. */
  repository: repositorySchema
    .meta({ description: 'Where this page saves, such as council/site.' })
    .optional(),
  repositoryBranch: nameSchema.meta({ description: 'Blank for main.' }).optional(),
  repositoryKind: z
    .enum(REPOSITORY_KINDS, `is none of ${REPOSITORY_KINDS.join(', ')}`)
    .meta({ description: 'Blank for GitHub; gitea stands for Forgejo too.' })
    .optional(),
  /** The server, if it is not github.com, gitlab.com or codeberg.org. */
  repositoryServer: webAddressSchema
    .meta({ title: 'Repository server', description: 'Blank for the public one.' })
    .optional(),
});

export type Site = InLanguage<z.infer<typeof siteSchema>>;

/** A link of the header and of the footer (spec §1, §2). */
const navigationLinkSchema = z.strictObject({
  label: textSchema.meta({ description: 'As the header writes it.' }),
  footerLabel: textSchema.meta({ description: 'As the footer writes it.' }),
  href: pathSchema.meta({ isUnique: true }),
});

export type NavigationLink = InLanguage<z.infer<typeof navigationLinkSchema>>;

/** A district of the navigation's dropdown (spec §9). */
const navigationDistrictSchema = z.strictObject({
  /** In English and lower case it is also the last part of the district's address. */
  name: addressableSchema.meta({ isUnique: true, description: 'As the header writes it.' }),
  /** A district of the list, by its English name. */
  district: nameSchema.meta({ isDistrict: true }),
});

export type NavigationDistrict = InLanguage<z.infer<typeof navigationDistrictSchema>>;

export const navigationSchema = z.strictObject({
  links: z.array(navigationLinkSchema).min(1, NEEDED),
  districts: z.array(navigationDistrictSchema).min(1, NEEDED),
});

/** The texts and figures of the About page, and the summary that the home page shows of it (spec §2). */
export const aboutSchema = z.strictObject({
  summary: paragraphSchema.meta({ description: 'Shown on the home page.' }),
  sections: z.array(
    z.strictObject({ title: textSchema, paragraphs: z.array(paragraphSchema).min(1, 'is empty') }),
  ),
  achievements: z.array(textSchema),
  figures: z.array(
    z.strictObject({ value: nameSchema.meta({ room: 9 }), label: textSchema.meta({ room: 40 }) }),
  ),
});

export type About = InLanguage<z.infer<typeof aboutSchema>>;
