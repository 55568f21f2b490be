import * as z from 'zod';
import {
  emailSchema,
  phoneSchema,
  repositorySchema,
  profileAddressSchema,
  trueOrFalseSchema,
  webAddressSchema,
  yearSchema,
} from './fields';
import { logoSchema } from './picture-fields';
import { brandSchema, nameSchema, paragraphSchema, textSchema } from './text-fields';
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
