import * as z from 'zod';
import {
  email,
  logo,
  name,
  paragraph,
  phone,
  repository,
  profileAddress,
  text,
  trueOrFalse,
  webAddress,
  year,
} from './fields';
import type { InLanguage } from './language-text';

/** What may keep the files of the site. */
const REPOSITORY_KINDS = ['github', 'gitlab', 'gitea'] as const;

/** The site's identity: every placeholder of the spec, and the fixed texts of header and footer (spec §1, §2). */
export const siteSchema = z.strictObject({
  /** {brand} of the spec, and the acronym under the logo. */
  brand: name.meta({
    room: 12,
    description: 'The short name, which {brand} in a text stands for.',
  }),
  name: text,
  state: text,
  headquarters: text,
  establishedYear: year,
  copyrightYear: year,
  /** Whether search engines are asked to leave the Student Records page alone. */
  hideRecordsFromSearch: trueOrFalse,
  description: paragraph.meta({ description: 'What search engines show of the site.' }),
  mission: paragraph.meta({ description: 'Shown in the footer.' }),
  slogan: name.meta({ description: 'In Hindi, in both languages of the site.' }),
  logo,
  affiliations: z.array(z.strictObject({ name: text, logo })).length(4, 'must have 4 entries'),
  contact: z.strictObject({ address: text, phone, email }),
  socialProfiles: z
    .array(z.strictObject({ name, url: profileAddress }))
    .length(3, 'must have 3 entries'),
  /** The address of the licence that the site's pictures are under, if they are under one. */
  pictureLicence: webAddress.meta({ title: 'Picture licence' }).optional(),
  developer: z.strictObject({ name, url: webAddress }),
  /** Where the files of the site are kept, and `/admin` edits them; without it there is no such page. */
  repository: repository
    .meta({ description: 'Where this page saves, such as council/site.' })
    .optional(),
  /** `main`, unless it is another one. */
  repositoryBranch: name.meta({ description: 'Blank for main.' }).optional(),
  /** What keeps it: GitHub, unless it is another one. */
  repositoryKind: z
    .enum(REPOSITORY_KINDS, `is none of ${REPOSITORY_KINDS.join(', ')}`)
    .meta({ description: 'Blank for GitHub; gitea stands for Forgejo too.' })
    .optional(),
  /** Where that is, if it is not github.com, gitlab.com or codeberg.org. */
  repositoryServer: webAddress
    .meta({ title: 'Repository server', description: 'Blank for the public one.' })
    .optional(),
});

export type Site = InLanguage<z.infer<typeof siteSchema>>;
