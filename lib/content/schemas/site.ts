import * as z from 'zod';
import {
  email,
  logo,
  name,
  phone,
  profileAddress,
  text,
  trueOrFalse,
  webAddress,
  year,
} from './fields';
import type { InLanguage } from './language-text';

/** The site's identity: every placeholder of the spec, and the fixed texts of header and footer (spec §1, §2). */
export const siteSchema = z.strictObject({
  /** {brand} of the spec, and the acronym under the logo. */
  brand: name.meta({ room: 12 }),
  name: text,
  state: text,
  headquarters: text,
  establishedYear: year,
  copyrightYear: year,
  /** Whether search engines are asked to leave the Student Records page alone. */
  hideRecordsFromSearch: trueOrFalse,
  description: text,
  mission: text,
  slogan: name,
  logo,
  affiliations: z.array(z.strictObject({ name: text, logo })).length(4, 'must have 4 entries'),
  contact: z.strictObject({ address: text, phone, email }),
  socialProfiles: z
    .array(z.strictObject({ name, url: profileAddress }))
    .length(3, 'must have 3 entries'),
  /** The address of the licence that the site's pictures are under, if they are under one. */
  pictureLicence: webAddress.optional(),
  developer: z.strictObject({ name, url: webAddress }),
});

export type Site = InLanguage<z.infer<typeof siteSchema>>;
