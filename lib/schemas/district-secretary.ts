import { z } from 'zod';
import { email, phone, portrait, text } from './fields';

/** Spec §3, DistrictSecretary. */
export const districtSecretarySchema = z.strictObject({
  id: text,
  name: text,
  /** An entry of the district list; the content check looks it up. */
  district: text,
  designation: text,
  email,
  phone,
  photo_url: portrait.optional(),
});

export type DistrictSecretary = z.infer<typeof districtSecretarySchema>;
