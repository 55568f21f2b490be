import * as z from 'zod';
import { emailSchema, phoneSchema, wholeNumberSchema } from './fields';
import { portraitSchema } from './picture-fields';
import { nameSchema, personNameSchema, textSchema } from './text-fields';
import type { InLanguage } from './language-text';

/** What the cards of all people show. */
const person = {
  name: personNameSchema.meta({ room: 40 }),
  designation: textSchema.meta({ room: 40 }),
};

/** Spec §3, CoreMember. */
const coreMemberSchema = z.strictObject({
  id: nameSchema.meta({ isUnique: true }),
  ...person,
  photo_url: portraitSchema.meta({ folder: 'core-team' }),
  /** Held but not displayed (spec §3). */
  flip_card_content: z
    .strictObject({ positions: z.array(nameSchema) })
    .meta({ description: 'Kept, and not shown.' }),
  display_order: wholeNumberSchema.meta({
    isUnique: true,
    description: 'Lower numbers stand first.',
  }),
});

export type CoreMember = InLanguage<z.infer<typeof coreMemberSchema>>;

/** A member who is fixed in the home page rather than held as a record (spec §2, CORE MEMBERS). */
const fixedMemberSchema = z.strictObject({
  name: person.name.meta({ isUnique: true }),
  designation: person.designation,
  photo_url: portraitSchema.meta({ folder: 'core-team' }),
});

export type FixedMember = InLanguage<z.infer<typeof fixedMemberSchema>>;

/** The people of the home page: core members, then the fixed ones. */
export const membersSchema = z.strictObject({
  members: z.array(coreMemberSchema).meta({ entry: 'Member' }),
  others: z
    .array(fixedMemberSchema)
    .meta({ entry: 'Member', description: 'Shown after the members.' }),
});

/** Spec §3, DistrictSecretary. */
export const districtSecretarySchema = z.strictObject({
  id: nameSchema.meta({ isUnique: true }),
  name: person.name,
  /** An entry of the district list, in English. */
  district: nameSchema.meta({ isDistrict: true }),
  designation: person.designation,
  email: emailSchema,
  phone: phoneSchema,
  photo_url: portraitSchema.meta({ folder: 'secretaries' }).optional(),
});

export type DistrictSecretary = InLanguage<z.infer<typeof districtSecretarySchema>>;
