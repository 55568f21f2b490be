/** What a schema notes about its values, in `.meta()`: for the rules between entries, and for the editor's forms. */
export interface Notes {
  title?: string;
  /** The hint below the label. */
  description?: string;
  /** The number of characters that fit on the card. */
  room?: number;
  /** Some sentences, so the form has a field of several lines. */
  isLong?: boolean;
  /** The format of a date. */
  date?: string;
  /** The folder of a picture below public/assets. */
  folder?: string;
  /** A regular expression, and the message if it does not match. */
  pattern?: [string, string];
  choices?: { value: string; label: string }[];
  /** The value in a new entry. */
  initial?: string;
  /** A district, by its English name in the list of districts. */
  isDistrict?: boolean;
  /** Unique within its list. */
  isUnique?: boolean;
  /** A text that need not be translated. */
  isHindiOptional?: boolean;
  /** The name of one entry of a list. */
  entry?: string;
  isNewestFirst?: boolean;
  /** A list of fixed length. */
  isFixed?: boolean;
}
