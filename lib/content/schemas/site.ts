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

/** The services that can host the repository. */
const REPOSITORY_KINDS = ['github', 'gitlab', 'gitea'] as const;

/** The site's identity: all placeholders of the spec, and the fixed texts of header and footer (spec §1, §2). */
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
  /** Whether search engines should not list the Student Records page. */
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
  /** The address of the licence of the site's pictures, if they have one. */
  pictureLicence: webAddress.meta({ title: 'Picture licence' }).optional(),
  developer: z.strictObject({ name, url: webAddress }),
  /** The repository that `/admin` edits; without it there is no such page. */
  repository: repository
    .meta({ description: 'Where this page saves, such as council/site.' })
    .optional(),
  repositoryBranch: name.meta({ description: 'Blank for main.' }).optional(),
  repositoryKind: z
    .enum(REPOSITORY_KINDS, `is none of ${REPOSITORY_KINDS.join(', ')}`)
    .meta({ description: 'Blank for GitHub; gitea stands for Forgejo too.' })
    .optional(),
  /** The server, if it is not github.com, gitlab.com or codeberg.org. */
  repositoryServer: webAddress
    .meta({ title: 'Repository server', description: 'Blank for the public one.' })
    .optional(),
});

export type Site = InLanguage<z.infer<typeof siteSchema>>;
