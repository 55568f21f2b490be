/** Creates the editor's forms from the schemas, which define titles, hints, choices and limits. */
import * as z from 'zod';
import { COLLECTIONS, type CollectionName } from '@/lib/model/collections';
import { getInner, getLabel, getNotes, type Notes } from '@/lib/model/places';

/** A field of a form, in the format of Sveltia CMS. */
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

function getLengthLimits(list: z.ZodArray): { min?: number; max?: number } {
  const { minItems, maxItems } = z.toJSONSchema(list, { io: 'input' });
  return { min: minItems, max: maxItems };
}

/** Whether a list may be empty. A form omits empty lists. */
const mayBeEmpty = (schema: unknown) =>
  schema instanceof z.ZodArray && getLengthLimits(schema).min === undefined;

const isTranslatedText = (schema: unknown): schema is z.ZodObject =>
  schema instanceof z.ZodObject && 'en' in schema.shape;

/** Returns the summary of a collapsed entry: its title, and its date or district. */
function getEntrySummary(entry: z.ZodObject): string {
  const fields = Object.entries(entry.shape);
  const [name, schema] = fields.find(([key]) => /^(title|name|label|value)$/.test(key)) ?? [];
  const [detail, detailSchema] =
    fields.find(([, field]) => getNotes(field).date ?? getNotes(field).isDistrict) ?? [];
  // The month is in words, because 04/12/2026 can mean two dates.
  const dateFormat = getNotes(detailSchema).date ? " | date('D MMMM YYYY')" : '';
  const title = `{{fields.${name}${isTranslatedText(getInner(schema)) ? '.en' : ''}}}`;
  return detail ? `${title} ({{fields.${detail}${dateFormat}}})` : title;
}

function getListOptions(list: z.ZodArray, notes: Notes) {
  const element = getInner(list.element);
  const item = createFormField('item', list.element, notes.entry ?? 'Entry');
  const { min, max } = getLengthLimits(list);
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
          summary: isTranslatedText(element) ? '{{fields.en}}' : getEntrySummary(element),
          thumbnail: item.fields?.find(({ widget }) => widget === 'image')?.name,
        }
      : { field: item }),
  };
}

/** Options of a field for a picture in a folder below public/assets. */
const getImageOptions = (folder: string) => ({
  widget: 'image',
  choose_url: false,
  media_folder: `/public/assets/${folder}`,
  public_folder: `/assets/${folder}`,
});

/** Options of a Markdown field. Its toolbar has what lib/content/page-rules.ts allows, except tables. */
const MARKDOWN_OPTIONS = {
  ...getImageOptions('pages'),
  widget: 'richtext',
  buttons: [
    ...['bold', 'italic', 'link', 'heading-two', 'heading-three'],
    ...['bulleted-list', 'numbered-list'],
  ],
  editor_components: ['image'],
  linked_images: false,
};

/** Chooses the widget of a field, and its options. */
function getFieldOptions(schema: unknown, notes: Notes): Partial<FormField> & { widget: string } {
  if (schema instanceof z.ZodArray) return getListOptions(schema, notes);
  if (isTranslatedText(schema)) {
    const plainOptions = notes.isLong ? { widget: 'text' } : { widget: 'string' };
    const options = notes.isMarkdown ? MARKDOWN_OPTIONS : plainOptions;
    const isRequired = !schema.shape.en?.safeParse('').success;
    return {
      widget: 'object',
      fields: [
        { name: 'en', label: 'English', ...options, required: isRequired },
        { name: 'hi', label: 'हिन्दी', ...options, required: false },
      ],
    };
  }
  if (schema instanceof z.ZodObject) return { widget: 'object', fields: createFormFields(schema) };
  if (schema instanceof z.ZodEnum) return { widget: 'select', options: schema.options };
  if (notes.choices) {
    const options = Object.entries(notes.choices).map(([value, label]) => ({ value, label }));
    return { widget: 'select', options };
  }
  if (notes.date)
    return { widget: 'datetime', format: notes.date, date_format: notes.date, time_format: false };
  if (notes.folder) return getImageOptions(notes.folder);
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
  return { widget: 'string', default: notes.initial };
}

const getHint = ({ description, room }: Notes) =>
  [description, room && `There is room for about ${room} characters.`].filter(Boolean).join(' ');

function createFormField(name: string, schema: unknown, label: string): FormField {
  const notes = getNotes(schema);
  const hint = getHint(notes);
  return {
    name,
    label: notes.title ?? label,
    ...(hint && { hint }),
    required: !(schema instanceof z.ZodOptional) && !mayBeEmpty(getInner(schema)),
    ...getFieldOptions(getInner(schema), notes),
  };
}

const createFormFields = (schema: z.ZodObject): FormField[] =>
  Object.entries(schema.shape).map(([name, field]) =>
    createFormField(name, field, getLabel(schema, [name])),
  );

/**
 * Adds a read-only field with its picture to each entry of the gallery's form. browser/gallery-pictures.ts fills it.
 */
const addPictureField = (form: FormField): FormField => ({
  ...form,
  thumbnail: 'picture',
  fields: [
    {
      name: 'picture',
      label: 'Picture',
      ...getImageOptions('gallery'),
      readonly: true,
      required: false,
    },
    ...(form.fields ?? []),
  ],
});

export function createForm(name: CollectionName): FormField[] {
  const { label, schema }: { label: string; schema: z.ZodType } = COLLECTIONS[name];
  if (schema instanceof z.ZodObject) return createFormFields(schema);
  const form = { ...createFormField(name, schema, label), root: true };
  return [name === 'gallery' ? addPictureField(form) : form];
}
