import * as z from 'zod';
import { getInner } from '@/lib/content/places';
import { CONTENT_FILES, contentSchema } from '@/lib/content/schemas/content';
import { createForm, type FormField } from '@/scripts/editor/forms';

/** The fields that a schema has, each by its place such as `events.*.title.en`. */
function placesOf(schema: unknown, place: string): string[] {
  const kind = getInner(schema);
  if (kind instanceof z.ZodArray) return [place, ...placesOf(kind.element, `${place}.*`)];
  if (kind instanceof z.ZodObject)
    return [
      place,
      ...Object.entries(kind.shape).flatMap(([key, field]) => placesOf(field, `${place}.${key}`)),
    ];
  return [place];
}

/** The fields that a form has, by the same places. */
function formPlaces(field: FormField, place: string): { place: string; field: FormField }[] {
  const below = field.widget === 'list' ? `${place}.*` : place;
  return [
    { place, field },
    ...(field.field ? [{ place: below, field: field.field }] : []),
    ...(field.fields && field.widget === 'list' ? [{ place: below, field }] : []),
    ...(field.fields ?? []).flatMap((one) => formPlaces(one, `${below}.${one.name}`)),
  ];
}

describe.each(CONTENT_FILES)('the form of %s', (file) => {
  const isList = getInner(contentSchema.shape[file]) instanceof z.ZodArray;
  const places = createForm(file).flatMap((field) =>
    formPlaces(field, isList ? file : `${file}.${field.name}`),
  );

  it('has each field of the schema, in its order', () => {
    const expected = placesOf(contentSchema.shape[file], file).slice(isList ? 0 : 1);
    const shown = places.map(({ place }) => place).filter((place) => place !== 'gallery.*.picture');
    expect(shown).toEqual(expected);
  });

  it('has a label for each, in words', () => {
    const labels = places.map(({ field }) => field.label);
    expect(labels.filter((label) => !/^[\p{L}\p{M}\p{N}\- ]+$/u.test(label))).toEqual([]);
  });
});

it('asks for what the schemas note', () => {
  const [events] = createForm('events');
  const fieldOf = (name: string) => events?.fields?.find((field) => field.name === name);
  expect(events).toMatchObject({
    root: true,
    summary: '{{fields.title.en}} ({{fields.start_date}})',
  });
  expect(fieldOf('id')).toMatchObject({
    pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', expect.stringContaining('small letters')],
  });
  expect(fieldOf('start_date')).toMatchObject({ widget: 'datetime', format: 'DD/MM/YYYY' });
  expect(fieldOf('title')).toMatchObject({
    hint: 'There is room for about 80 characters.',
    fields: [
      { label: 'English', widget: 'string', required: true },
      { label: 'हिन्दी', widget: 'string', required: false },
    ],
  });
  expect(fieldOf('description')?.fields?.[0]).toMatchObject({ widget: 'text' });
});

it('lets nobody add to lists of a fixed length', () => {
  const socialProfiles = createForm('site').find(({ name }) => name === 'socialProfiles');
  expect(socialProfiles).toMatchObject({ min: 3, max: 3, allow_add: false, allow_reorder: true });
  expect(createForm('gallery')[0]).toMatchObject({
    ...{ allow_add: false, allow_remove: false, allow_reorder: false },
    thumbnail: 'picture',
  });
  expect(createForm('news')[0]).toMatchObject({ add_to_top: true, thumbnail: 'image_url' });
  expect(createForm('news')[0]).not.toHaveProperty('allow_add');
});

it('puts pictures into the folders of their kinds', () => {
  const folderOf = (file: 'news' | 'district-secretaries', name: string) =>
    createForm(file)[0]?.fields?.find((field) => field.name === name)?.media_folder;
  expect([folderOf('news', 'image_url'), folderOf('district-secretaries', 'photo_url')]).toEqual([
    '/public/assets/news',
    '/public/assets/secretaries',
  ]);
});
