import * as z from 'zod';
import { emailSchema, phoneSchema } from './fields';
import { portraitSchema } from './picture-fields';
import { nameSchema, personNameSchema, createTextSchema } from './text-fields';
import type { InLanguage } from './language-text';

/** Spec §3, DistrictSecretary. */
export const districtSecretarySchema = z.strictObject({
  id: nameSchema.meta({ isUnique: true }),
  name: personNameSchema.meta({ room: 40 }),
  /** An entry of the district list, in English. */
  district: nameSchema.meta({ isDistrict: true }),
  designation: createTextSchema(40),
  email: emailSchema,
  phone: phoneSchema,
  photo_url: portraitSchema.meta({ folder: 'secretaries' }).optional(),
});

export type DistrictSecretary = InLanguage<z.infer<typeof districtSecretarySchema>>;
