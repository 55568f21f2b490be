import { z } from 'zod';
import { portrait, text } from './fields';

/** Spec §3, CoreMember. */
export const coreMemberSchema = z.strictObject({
  id: text,
  name: text,
  designation: text,
  photo_url: portrait,
  /** Held but not displayed (spec §3). */
  flip_card_content: z.strictObject({ positions: z.array(text) }),
  display_order: z.int().positive(),
});

export type CoreMember = z.infer<typeof coreMemberSchema>;

/** A member who is fixed in the home page rather than held as a record (spec §2, CORE MEMBERS). */
export const fixedMemberSchema = coreMemberSchema.pick({
  name: true,
  designation: true,
  photo_url: true,
});

export type FixedMember = z.infer<typeof fixedMemberSchema>;
