/** Creates the editor's forms from the schemas, which define titles, hints, choices and limits. */
import * as z from 'zod';
import { COLLECTIONS, type CollectionName } from '@/lib/model/collections';
import {
  unwrapSchema,
  getFieldLabel,
  getSchemaMeta,
  type SchemaMeta,
} from '@/lib/model/content-paths';

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

function getLengthLimits(list: z.ZodArray) {
  const { minItems: min, maxItems: max } = z.toJSONSchema(list, { io: 'input' });
  return { min, max };
}

/** Whether a list may be empty. A form omits empty lists. */
const mayBeEmpty = (schema: unknown) =>
  schema instanceof z.ZodArray && getLengthLimits(schema).min === undefined;

const isTranslatedText = (schema: unknown): schema is z.ZodObject =>
  schema instanceof z.ZodObject && 'en' in schema.shape;

/** Returns the summary of a collapsed entry: its title, and its date or district. */
function getEntrySummary(entry: z.ZodObject): string {
  const fields = Object.entries(entry.shape);
  const [name, schema] =
    fields.find(([key]) => /^(title|name|label|value|description)$/.test(key)) ?? [];
  const [detail, detailSchema] =
    fields.find(([, field]) => getSchemaMeta(field).date ?? getSchemaMeta(field).isDistrict) ?? [];
  // Sveltia CMS writes in words only dates that begin with the year, and leaves others out.
  const { date } = getSchemaMeta(detailSchema);
  const dateFormat = date === 'YYYY-MM-DD' ? " | date('D MMMM YYYY')" : '';
  const title = `{{fields.${name}${isTranslatedText(unwrapSchema(schema)) ? '.en' : ''}}}`;
  return detail ? `${title} ({{fields.${detail}${dateFormat}}})` : title;
}

function getListOptions(list: z.ZodArray, meta: SchemaMeta) {
  const element = unwrapSchema(list.element);
  const item = createFormField('item', list.element, meta.entry ?? 'Entry');
  const { min, max } = getLengthLimits(list);
  const isOfFixedLength = min !== undefined && min === max;
  return {
    widget: 'list',
    collapsed: true,
    label_singular: meta.entry,
    add_to_top: meta.isNewestFirst,
    min,
    max,
    ...(isOfFixedLength && { allow_add: false, allow_remove: false, allow_duplicate: false }),
    ...(element instanceof z.ZodObject
      ? {
          fields: item.fields,
          summary: isTranslatedText(element) ? '{{fields.en}}' : getEntrySummary(element),
          thumbnail: item.fields?.find(({ widget }) => widget === 'image')?.name,
        }
      : { field: item }),
  };
}

/** Where Sveltia CMS puts pictures, and the address that it gives them. */
export const getPictureFolder = (folder: string) => ({
  media_folder: `/public/assets/${folder}`,
  public_folder: `/assets/${folder}`,
});

const getImageOptions = (folder: string) => ({
  widget: 'image',
  choose_url: false,
  ...getPictureFolder(folder),
});

/** Options of a Markdown field. Its toolbar has what lib/content/page-rules.ts allows, except tables. */
const MARKDOWN_OPTIONS = {
  widget: 'richtext',
  buttons: [
    'bold',
    'italic',
    'link',
    'heading-two',
    'heading-three',
    'bulleted-list',
    'numbered-list',
  ],
  editor_components: ['image'],
  linked_images: false,
};

/** The rule that Sveltia CMS tells at the field. A save tells all others. */
const getPattern = ({ pattern }: SchemaMeta) =>
  pattern && { pattern: [pattern[0], `This ${pattern[1]}.`] };

/** Options of the field for one language of a text. */
const getTextOptions = ({ isMarkdown, isLong }: SchemaMeta, schema: unknown) => ({
  ...(isMarkdown ? MARKDOWN_OPTIONS : { widget: isLong ? 'text' : 'string' }),
  ...getPattern(getSchemaMeta(schema)),
});

/** Chooses the widget of a field, and its options. */
function getFieldOptions(
  schema: unknown,
  meta: SchemaMeta,
): Partial<FormField> & { widget: string } {
  if (schema instanceof z.ZodArray) return getListOptions(schema, meta);
  if (isTranslatedText(schema)) {
    const { en, hi } = schema.shape;
    const isRequired = !en?.safeParse('').success;
    return {
      widget: 'object',
      fields: [
        { name: 'en', label: 'English', ...getTextOptions(meta, en), required: isRequired },
        { name: 'hi', label: 'हिन्दी', ...getTextOptions(meta, hi), required: false },
      ],
    };
  }
  if (schema instanceof z.ZodObject) return { widget: 'object', fields: createFormFields(schema) };
  if (schema instanceof z.ZodEnum) return { widget: 'select', options: schema.options };
  if (meta.choices) {
    const options = Object.entries(meta.choices).map(([value, label]) => ({ value, label }));
    return { widget: 'select', options };
  }
  const pattern = getPattern(meta);
  if (meta.date) {
    const { date: format } = meta;
    return { widget: 'datetime', format, date_format: format, time_format: false, ...pattern };
  }
  if (meta.folder) return getImageOptions(meta.folder);
  if (meta.isDistrict)
    return {
      widget: 'relation',
      collection: 'seldom',
      file: 'districts',
      value_field: 'districts.*.en',
      display_fields: ['{{districts.*.en}} · {{districts.*.hi}}'],
      search_fields: ['districts.*.en', 'districts.*.hi'],
      dropdown_threshold: 0,
    };
  return { widget: 'string', default: meta.initial, ...pattern };
}

const getHint = ({ description, room }: SchemaMeta) =>
  [description, room && `There is room for about ${room} characters.`].filter(Boolean).join(' ');

function createFormField(name: string, schema: unknown, label: string): FormField {
  const meta = getSchemaMeta(schema);
  const hint = getHint(meta);
  return {
    name,
    label: meta.title ?? label,
    ...(hint && { hint }),
    required: !(schema instanceof z.ZodOptional) && !mayBeEmpty(unwrapSchema(schema)),
    ...getFieldOptions(unwrapSchema(schema), meta),
  };
}

const createFormFields = (schema: z.ZodObject): FormField[] =>
  Object.entries(schema.shape).map(([name, field]) =>
    createFormField(name, field, getFieldLabel(schema, [name])),
  );

export function createForm(name: CollectionName): FormField[] {
  const { label, schema }: { label: string; schema: z.ZodType } = COLLECTIONS[name];
  if (schema instanceof z.ZodObject) return createFormFields(schema);
  const { hint, ...list } = createFormField(name, schema, label);
  // Above the list, because it may be long.
  return [{ ...list, comment: hint, root: true }];
}
