import { z } from 'zod';
import { text } from './fields';

const path = z.string().regex(/^\/[a-z-]*$/, 'is not a path such as /gallery');

/** A link of the header and of the footer (spec §1, §2). */
export const navigationLinkSchema = z.strictObject({
  /** As the header writes it. */
  label: text,
  /** As the footer's Quick Links write it. */
  footerLabel: text,
  href: path,
});

export type NavigationLink = z.infer<typeof navigationLinkSchema>;

/** A district of the navigation's dropdown (spec §9). */
export const navigationDistrictSchema = z.strictObject({
  /** As the dropdown writes it; in lower case, the last part of its address. */
  name: text,
  /** The entry of the district list that it stands for. */
  district: text,
});

export type NavigationDistrict = z.infer<typeof navigationDistrictSchema>;
