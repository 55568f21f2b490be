/** Makes the forms of the editor from the schemas, in which titles, hints, patterns, choices and limits stand. */
import * as z from 'zod';
import { getInner, getLabel } from '@/lib/content/places';
import { contentSchema, type ContentFile } from '@/lib/content/schemas/content';

/** A field of a form, as Sveltia CMS takes it. */
export interface FormField {
  name: string;
  label: string;
  widget: string;
  hint?: string;
  required?: boolean;
  fields?: FormField[];
  field?: FormField;
  [option: string]: unknown;
}

/** What a schema notes for its form, in `.meta()`. */
interface Notes {
  title?: string;
  /** What is told below the label. */
  description?: string;
  /** So many characters its place has room for. */
  room?: number;
  /** Some sentences, for which one line is too short. */
  isLong?: boolean;
  /** The form in which a day is written. */
  date?: string;
  /** The folder of a picture below public/assets. */
  folder?: string;
  /** A regular expression, and what is said where it does not match. */
  pattern?: [string, string];
  choices?: { value: string; label: string }[];
  /** What a new entry holds. */
  initial?: string;
  /** An entry of the list of districts, in English. */
  isDistrict?: boolean;
  /** What one entry of a list is called. */
  entry?: string;
  isNewestFirst?: boolean;
  /** A list to which nothing can be added, and from which nothing can be taken. */
  isFixed?: boolean;
}

/** The notes of a schema and of what it is made from; the outer ones count. */
function getNotes(schema: unknown): Notes {
  if (!(schema instanceof z.ZodType)) return {};
  const within =
    schema instanceof z.ZodOptional ? schema.unwrap() : schema instanceof z.ZodPipe && schema.in;
  return { ...getNotes(within), ...schema.meta() };
}

/** How many entries a list may have. */
function getLimits(list: z.ZodArray): { min?: number; max?: number } {
  const { minItems, maxItems } = z.toJSONSchema(list, { io: 'input' });
  return { min: minItems, max: maxItems };
}

/** Whether a list need hold nothing; the form leaves it out then. */
const mayBeEmpty = (schema: unknown) =>
  schema instanceof z.ZodArray && getLimits(schema).min === undefined;

const isText = (schema: unknown): schema is z.ZodObject =>
  schema instanceof z.ZodObject && 'en' in schema.shape;

/** What an entry is called while it is closed: by its title, and by its day or its district. */
function getSummary(entry: z.ZodObject): string {
  const fields = Object.entries(entry.shape);
  const [name, schema] = fields.find(([key]) => /^(title|name|label|value)$/.test(key)) ?? [];
  const [more] =
    fields.find(([, field]) => getNotes(field).date ?? getNotes(field).isDistrict) ?? [];
  const title = `{{fields.${name}${isText(getInner(schema)) ? '.en' : ''}}}`;
  return more ? `${title} ({{fields.${more}}})` : title;
}

function listOptions(list: z.ZodArray, notes: Notes) {
  const element = getInner(list.element);
  const item = createField('item', list.element, notes.entry ?? 'Entry');
  const { min, max } = getLimits(list);
  const isOfFixedLength = notes.isFixed ?? (min !== undefined && min === max);
  return {
    widget: 'list',
    collapsed: true,
    label_singular: notes.entry,
    add_to_top: notes.isNewestFirst,
    min,
    max,
    ...(isOfFixedLength && { allow_add: false, allow_remove: false, allow_duplicate: false }),
    allow_reorder: !notes.isFixed,
    ...(element instanceof z.ZodObject
      ? {
          fields: item.fields,
          summary: isText(element) ? '{{fields.en}}' : getSummary(element),
          thumbnail: item.fields?.find(({ widget }) => widget === 'image')?.name,
        }
      : { field: item }),
  };
}

/** A field for a picture out of a folder below public/assets. */
const describeImage = (folder: string) => ({
  widget: 'image',
  choose_url: false,
  media_folder: `/public/assets/${folder}`,
  public_folder: `/assets/${folder}`,
});

/** The kind of a field, and what belongs to it. */
function getOptions(schema: unknown, notes: Notes): Partial<FormField> & { widget: string } {
  if (schema instanceof z.ZodArray) return listOptions(schema, notes);
  if (isText(schema)) {
    const widget = notes.isLong ? 'text' : 'string';
    const isRequired = !schema.shape.en?.safeParse('').success;
    return {
      widget: 'object',
      fields: [
        { name: 'en', label: 'English', widget, required: isRequired },
        { name: 'hi', label: 'हिन्दी', widget, required: false },
      ],
    };
  }
  if (schema instanceof z.ZodObject) return { widget: 'object', fields: createFields(schema) };
  if (schema instanceof z.ZodEnum) return { widget: 'select', options: schema.options };
  if (notes.choices) return { widget: 'select', options: notes.choices };
  if (notes.date)
    return { widget: 'datetime', format: notes.date, date_format: notes.date, time_format: false };
  if (notes.folder) return describeImage(notes.folder);
  if (notes.isDistrict)
    return {
      widget: 'relation',
      collection: 'seldom',
      file: 'districts',
      value_field: 'districts.*.en',
      display_fields: ['{{districts.*.en}} · {{districts.*.hi}}'],
      search_fields: ['districts.*.en', 'districts.*.hi'],
      dropdown_threshold: 0,
    };
  return { widget: 'string', pattern: notes.pattern, default: notes.initial };
}

const getHint = ({ description, room }: Notes) =>
  [description, room && `There is room for about ${room} characters.`].filter(Boolean).join(' ');

function createField(name: string, schema: unknown, label: string): FormField {
  const notes = getNotes(schema);
  const hint = getHint(notes);
  return {
    name,
    label: notes.title ?? label,
    ...(hint && { hint }),
    required: !(schema instanceof z.ZodOptional) && !mayBeEmpty(getInner(schema)),
    ...getOptions(getInner(schema), notes),
  };
}

const createFields = (schema: z.ZodObject): FormField[] =>
  Object.entries(schema.shape).map(([name, field]) =>
    createField(name, field, getLabel(schema, [name])),
  );

/** What a content file is called. */
export const getTitle = (file: ContentFile): string =>
  getNotes(contentSchema.shape[file]).title ?? getLabel(contentSchema, [file]);

/** The form of the gallery with each picture, which browser/gallery-pictures.ts adds and nobody can change there. */
const showPictures = (form: FormField): FormField => ({
  ...form,
  thumbnail: 'picture',
  fields: [
    {
      name: 'picture',
      label: 'Picture',
      ...describeImage('gallery'),
      readonly: true,
      required: false,
    },
    ...(form.fields ?? []),
  ],
});

/** The form of a content file. */
export function createForm(file: ContentFile): FormField[] {
  const schema: z.ZodType = contentSchema.shape[file];
  if (schema instanceof z.ZodObject) return createFields(schema);
  const form = { ...createField(file, schema, getTitle(file)), root: true };
  return [file === 'gallery' ? showPictures(form) : form];
}
