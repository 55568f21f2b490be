import * as z from 'zod';
import { emailSchema, phoneSchema, wholeNumberSchema } from './value-schemas';
import { portraitPathSchema } from './picture-schemas';
import { shortTextSchema, personNameSchema, translatedTextSchema } from './text-schemas';
import type { InOneLanguage } from './language-text';

/** The fields that all people have. */
const personFields = {
  name: personNameSchema.meta({ room: 40 }),
  designation: translatedTextSchema.meta({ room: 40 }),
};

/** Spec §3, CoreMember. */
const coreMemberSchema = z.strictObject({
  id: shortTextSchema.meta({ isUnique: true }),
  ...personFields,
  photo_url: portraitPathSchema.meta({ folder: 'core-team' }),
  /** The specification has this field, but no page shows it (spec §3). */
  flip_card_content: z
    .strictObject({ positions: z.array(shortTextSchema).default([]) })
    .meta({ description: 'Kept, and not shown.' }),
  display_order: wholeNumberSchema.meta({
    isUnique: true,
    description: 'Lower numbers stand first.',
  }),
});

export type CoreMember = InOneLanguage<z.infer<typeof coreMemberSchema>>;

/** A member of the CORE MEMBERS section who is fixed in the page, and not a CoreMember record (spec §2). */
const fixedMemberSchema = z.strictObject({
  name: personFields.name.meta({ isUnique: true }),
  designation: personFields.designation,
  photo_url: portraitPathSchema.meta({ folder: 'core-team' }),
});

export type FixedMember = InOneLanguage<z.infer<typeof fixedMemberSchema>>;

/** The people in the CORE MEMBERS section: core members first, then fixed members. */
export const coreMembersSchema = z.strictObject({
  members: z.array(coreMemberSchema).default([]).meta({ entry: 'Member' }),
  others: z
    .array(fixedMemberSchema)
    .default([])
    .meta({ entry: 'Member', description: 'Shown after the members.' }),
});

/** Spec §3, DistrictSecretary. */
export const districtSecretarySchema = z.strictObject({
  id: shortTextSchema.meta({ isUnique: true }),
  name: personFields.name,
  /** The English name of a district in the list of districts. */
  district: shortTextSchema.meta({ isDistrict: true }),
  designation: personFields.designation,
  email: emailSchema,
  phone: phoneSchema,
  photo_url: portraitPathSchema.meta({ folder: 'secretaries' }).optional(),
});

export type DistrictSecretary = InOneLanguage<z.infer<typeof districtSecretarySchema>>;
