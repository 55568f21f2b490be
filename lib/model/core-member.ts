import * as z from 'zod';
import { wholeNumberSchema } from './fields';
import { portraitSchema } from './picture-fields';
import { nameSchema, personNameSchema, createTextSchema } from './text-fields';
import type { InLanguage } from './language-text';

/** Spec §3, CoreMember. */
const coreMemberSchema = z.strictObject({
  id: nameSchema.meta({ isUnique: true }),
  name: personNameSchema.meta({ room: 40 }),
  designation: createTextSchema(40),
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
  name: coreMemberSchema.shape.name.meta({ isUnique: true }),
  designation: coreMemberSchema.shape.designation,
  photo_url: coreMemberSchema.shape.photo_url,
});

export type FixedMember = InLanguage<z.infer<typeof fixedMemberSchema>>;

/** The people of the home page: core members, then the fixed ones. */
export const membersSchema = z.strictObject({
  members: z.array(coreMemberSchema).meta({ entry: 'Member' }),
  others: z
    .array(fixedMemberSchema)
    .meta({ entry: 'Member', description: 'Shown after the members.' }),
});
