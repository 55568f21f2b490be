import * as z from 'zod';
import { email, name, phone, portrait, createTextSchema } from './fields';
import type { InLanguage } from './language-text';

/** Spec §3, DistrictSecretary. */
export const districtSecretarySchema = z.strictObject({
  id: name.meta({ isUnique: true }),
  name: name.meta({ room: 40 }),
  /** An entry of the district list, in English. */
  district: name.meta({ isDistrict: true }),
  designation: createTextSchema(40),
  email,
  phone,
  photo_url: portrait.meta({ folder: 'secretaries' }).optional(),
});

export type DistrictSecretary = InLanguage<z.infer<typeof districtSecretarySchema>>;
