import * as z from 'zod';
import { pathSchema } from './fields';
import { addressableSchema, nameSchema, NEEDED, textSchema } from './text-fields';
import type { InLanguage } from './language-text';

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
