import { z } from 'zod';
import { email, logo, phone, text, webAddress } from './fields';

const profile = z.strictObject({ name: text, url: webAddress });

/** The site's identity: every placeholder of the spec, and the fixed texts of header and footer (spec §1, §2). */
export const siteSchema = z.strictObject({
  /** {brand} of the spec, and the acronym under the logo. */
  brand: text,
  name: text,
  state: text,
  headquarters: text,
  establishedYear: z.int(),
  copyrightYear: z.int(),
  /** Whether search engines are asked to leave the Student Records page alone. */
  hideRecordsFromSearch: z.boolean(),
  description: text,
  mission: text,
  slogan: text,
  logo,
  affiliations: z.array(z.strictObject({ name: text, logo })).length(4, 'must have 4 entries'),
  contact: z.strictObject({ address: text, phone, email }),
  socialProfiles: z.array(profile).length(3, 'must have 3 entries'),
  developer: profile,
});

export type Site = z.infer<typeof siteSchema>;
