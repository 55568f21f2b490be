/** Creates the editor's forms from the schemas, which define titles, hints, choices and limits. */
import * as z from 'zod';
import { COLLECTIONS, type CollectionName } from '@/lib/model/collections';
import { unwrapSchema, getFieldLabel, getSchemaMeta, type SchemaMeta } from '@/lib/model/places';

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

function getLimits(list: z.ZodArray): { min?: number; max?: number } {
  const { minItems, maxItems } = z.toJSONSchema(list, { io: 'input' });
  return { min: minItems, max: maxItems };
}

/** Whether a list may be empty; the form then omits it. */
const mayBeEmpty = (schema: unknown) =>
  schema instanceof z.ZodArray && getLimits(schema).min === undefined;

const isText = (schema: unknown): schema is z.ZodObject =>
  schema instanceof z.ZodObject && 'en' in schema.shape;

/** The summary of a collapsed entry: its title, and its day or district. */
function getSummary(entry: z.ZodObject): string {
  const fields = Object.entries(entry.shape);
  const [name, schema] = fields.find(([key]) => /^(title|name|label|value)$/.test(key)) ?? [];
  const [more, kind] =
    fields.find(([, field]) => getSchemaMeta(field).date ?? getSchemaMeta(field).isDistrict) ?? [];
  // The month in words, because 04/12/2026 is read in two ways.
  const shown = getSchemaMeta(kind).date ? " | date('D MMMM YYYY')" : '';
  const title = `{{fields.${name}${isText(unwrapSchema(schema)) ? '.en' : ''}}}`;
  return more ? `${title} ({{fields.${more}${shown}}})` : title;
}

function listOptions(list: z.ZodArray, notes: SchemaMeta) {
  const element = unwrapSchema(list.element);
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

/** A field for a picture in a folder below public/assets. */
const describeImage = (folder: string) => ({
  widget: 'image',
  choose_url: false,
  media_folder: `/public/assets/${folder}`,
  public_folder: `/assets/${folder}`,
});

/** Markdown, with what lib/content/page-rules.ts allows in its toolbar. Tables are typed. */
const RICH_TEXT = {
  ...describeImage('pages'),
  widget: 'richtext',
  buttons: [
    ...['bold', 'italic', 'link', 'heading-two', 'heading-three'],
    ...['bulleted-list', 'numbered-list'],
  ],
  editor_components: ['image'],
  linked_images: false,
};

/** The widget of a field, and its options. */
function getOptions(schema: unknown, notes: SchemaMeta): Partial<FormField> & { widget: string } {
  if (schema instanceof z.ZodArray) return listOptions(schema, notes);
  if (isText(schema)) {
    const kind = notes.isLong ? { widget: 'text' } : { widget: 'string' };
    const own = notes.isMarkdown ? RICH_TEXT : kind;
    const isRequired = !schema.shape.en?.safeParse('').success;
    return {
      widget: 'object',
      fields: [
        { name: 'en', label: 'English', ...own, required: isRequired },
        { name: 'hi', label: 'हिन्दी', ...own, required: false },
      ],
    };
  }
  if (schema instanceof z.ZodObject) return { widget: 'object', fields: createFields(schema) };
  if (schema instanceof z.ZodEnum) return { widget: 'select', options: schema.options };
  if (notes.choices) {
    const options = Object.entries(notes.choices).map(([value, label]) => ({ value, label }));
    return { widget: 'select', options };
  }
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
  return { widget: 'string', default: notes.initial };
}

const getHint = ({ description, room }: SchemaMeta) =>
  [description, room && `There is room for about ${room} characters.`].filter(Boolean).join(' ');

function createField(name: string, schema: unknown, label: string): FormField {
  const notes = getSchemaMeta(schema);
  const hint = getHint(notes);
  return {
    name,
    label: notes.title ?? label,
    ...(hint && { hint }),
    required: !(schema instanceof z.ZodOptional) && !mayBeEmpty(unwrapSchema(schema)),
    ...getOptions(unwrapSchema(schema), notes),
  };
}

const createFields = (schema: z.ZodObject): FormField[] =>
  Object.entries(schema.shape).map(([name, field]) =>
    createField(name, field, getFieldLabel(schema, [name])),
  );

/**
 * The form of the gallery. Each entry shows its picture, which browser/gallery-pictures.ts adds, as a read-only field.
 */
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
export function createForm(name: CollectionName): FormField[] {
  const { label, schema }: { label: string; schema: z.ZodType } = COLLECTIONS[name];
  if (schema instanceof z.ZodObject) return createFields(schema);
  const form = { ...createField(name, schema, label), root: true };
  return [name === 'gallery' ? showPictures(form) : form];
}
