/** Creates the editor's forms from the schemas, which define titles, hints, choices and limits. */
import { contentField, type CollectionName } from '@/lib/model/collections';
import type { Field, SchemaMeta } from '@/lib/model/fields';

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

/** Returns the summary of a collapsed entry: its title, and its date or district. */
function getEntrySummary({ kind, fields = {} }: Field): string {
  if (kind === 'translation') return '{{fields.en}}';
  const [name, title] =
    Object.entries(fields).find(([key]) => /^(title|name|label|value|description)$/.test(key)) ??
    [];
  const [detail, detailField] =
    Object.entries(fields).find(([, { meta }]) => meta.date ?? meta.isDistrict) ?? [];
  const summary = `{{fields.${name}${title?.kind === 'translation' ? '.en' : ''}}}`;
  // Sveltia CMS writes in words only dates that begin with the year, and leaves others out.
  const dateFormat = detailField?.meta.date === 'YYYY-MM-DD' ? " | date('D MMMM YYYY')" : '';
  return detail ? `${summary} ({{fields.${detail}${dateFormat}}})` : summary;
}

function getListOptions({ item: entry, meta, min, max }: Field) {
  const item = entry && createFormField('item', { ...entry, label: meta.entry ?? 'Entry' });
  const isOfFixedLength = min !== undefined && min === max;
  return {
    widget: 'list',
    collapsed: true,
    label_singular: meta.entry,
    add_to_top: meta.isNewestFirst,
    min,
    max,
    ...(isOfFixedLength && { allow_add: false, allow_remove: false, allow_duplicate: false }),
    ...(entry?.fields
      ? {
          fields: item?.fields,
          summary: getEntrySummary(entry),
          thumbnail: item?.fields?.find(({ widget }) => widget === 'image')?.name,
        }
      : { field: item }),
  };
}

/** Where Sveltia CMS puts pictures, and the address that it gives them. */
export const getPictureFolder = (folder: string) => ({
  media_folder: `/public/assets/${folder}`,
  public_folder: `/assets/${folder}`,
});

/** Options of a text: its widget, and the rule that Sveltia CMS checks at the field. A save checks all others. */
function getTextOptions({ isMarkdown, isLong, initial, rule }: SchemaMeta) {
  const plainTextWidget = isLong ? 'text' : 'string';
  return {
    widget: isMarkdown ? 'page-text' : plainTextWidget,
    default: initial,
    ...(rule && { pattern: [rule[0], `This ${rule[1]}.`] }),
  };
}

const LANGUAGE_LABELS: Record<string, string> = { en: 'English', hi: 'हिंदी' };

/** Creates the fields for the languages of a text. Their hint is that of the text. */
const createLanguageFields = (texts: Field['fields'] = {}): FormField[] =>
  Object.entries(texts).map(([language, { meta, isOptional }]) => ({
    name: language,
    label: LANGUAGE_LABELS[language] ?? language,
    ...getTextOptions(meta),
    required: !isOptional,
  }));

/** Chooses the widget of a field, and its options. */
function getFieldOptions(field: Field): Partial<FormField> & { widget: string } {
  const { kind, fields, meta } = field;
  if (kind === 'list') return getListOptions(field);
  if (kind === 'translation') return { widget: 'object', fields: createLanguageFields(fields) };
  if (kind === 'object') return { widget: 'object', fields: createFormFields(fields) };
  if (meta.enum) {
    const options = meta.enum.map((value) => ({ value, label: meta.labels?.[value] ?? value }));
    return { widget: 'select', options };
  }
  if (meta.date) {
    const { date: format } = meta;
    const options = { format, date_format: format, time_format: false };
    return { ...getTextOptions(meta), ...options, widget: 'datetime' };
  }
  if (meta.folder) return { widget: 'image', choose_url: false, ...getPictureFolder(meta.folder) };
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
  return getTextOptions(meta);
}

function getHint({ description = '', room }: SchemaMeta): string {
  const roomHint = room ? ` There is room for about ${room} characters.` : '';
  return (description + roomHint).trim();
}

function createFormField(name: string, field: Field): FormField {
  const hint = getHint(field.meta);
  return {
    name,
    label: field.label,
    ...(hint && { hint }),
    required: !field.isOptional,
    ...getFieldOptions(field),
  };
}

const createFormFields = (fields: Field['fields'] = {}): FormField[] =>
  Object.entries(fields).map(([name, field]) => createFormField(name, field));

export function createForm(name: CollectionName): FormField[] {
  const field = contentField.fields?.[name];
  if (!field?.item) return createFormFields(field?.fields);
  const { hint, ...list } = createFormField(name, field);
  // Above the list, because it may be long.
  return [{ ...list, comment: hint, root: true }];
}
