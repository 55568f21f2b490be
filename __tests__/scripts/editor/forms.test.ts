import * as z from 'zod';
import { COLLECTION_NAMES, COLLECTIONS } from '@/lib/content/collections';
import { getInner } from '@/lib/content/places';
import { createForm, type FormField } from '@/scripts/editor/forms';

/** The fields of a schema by path, such as `events.*.title.en`. */
function listSchemaPlaces(schema: unknown, place: string): string[] {
  const kind = getInner(schema);
  if (kind instanceof z.ZodArray) return [place, ...listSchemaPlaces(kind.element, `${place}.*`)];
  if (kind instanceof z.ZodObject)
    return [
      place,
      ...Object.entries(kind.shape).flatMap(([key, field]) =>
        listSchemaPlaces(field, `${place}.${key}`),
      ),
    ];
  return [place];
}

/** The fields of a form, by the same paths. */
function listFormPlaces(field: FormField, place: string): { place: string; field: FormField }[] {
  const below = field.widget === 'list' ? `${place}.*` : place;
  return [
    { place, field },
    ...(field.field ? [{ place: below, field: field.field }] : []),
    ...(field.fields && field.widget === 'list' ? [{ place: below, field }] : []),
    ...(field.fields ?? []).flatMap((one) => listFormPlaces(one, `${below}.${one.name}`)),
  ];
}

describe.each(COLLECTION_NAMES)('the form of %s', (name) => {
  const { schema } = COLLECTIONS[name];
  const isList = schema instanceof z.ZodArray;
  const places = createForm(name).flatMap((field) =>
    listFormPlaces(field, isList ? name : `${name}.${field.name}`),
  );

  it('has each field of the schema, in its order', () => {
    const expected = listSchemaPlaces(schema, name).slice(isList ? 0 : 1);
    const shown = places.map(({ place }) => place).filter((place) => place !== 'gallery.*.picture');
    expect(shown).toEqual(expected);
  });

  it('has a readable label for each field', () => {
    const labels = places.map(({ field }) => field.label);
    expect(labels.filter((label) => !/^[\p{L}\p{M}\p{N}\- ]+$/u.test(label))).toEqual([]);
  });
});

it('shows the hints, formats and patterns of the schemas', () => {
  const [events] = createForm('events');
  const getField = (name: string) => events?.fields?.find((field) => field.name === name);
  expect(events).toMatchObject({
    root: true,
    summary: '{{fields.title.en}} ({{fields.start_date}})',
  });
  expect(getField('id')).toMatchObject({
    pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', expect.stringContaining('small letters')],
  });
  expect(getField('start_date')).toMatchObject({ widget: 'datetime', format: 'DD/MM/YYYY' });
  expect(getField('title')).toMatchObject({
    hint: 'There is room for about 80 characters.',
    fields: [
      { label: 'English', widget: 'string', required: true },
      { label: 'हिन्दी', widget: 'string', required: false },
    ],
  });
  expect(getField('description')?.fields?.[0]).toMatchObject({ widget: 'text' });
});

it('offers no additions to lists of a fixed length', () => {
  const socialProfiles = createForm('site').find(({ name }) => name === 'socialProfiles');
  expect(socialProfiles).toMatchObject({ min: 3, max: 3, allow_add: false, allow_reorder: true });
  expect(createForm('gallery')[0]).toMatchObject({
    ...{ allow_add: false, allow_remove: false, allow_reorder: false },
    thumbnail: 'picture',
  });
  expect(createForm('news')[0]).toMatchObject({ add_to_top: true, thumbnail: 'image_url' });
  expect(createForm('news')[0]).not.toHaveProperty('allow_add');
});

it('stores pictures in the folders of their kinds', () => {
  const getFolder = (list: 'news' | 'districtSecretaries', name: string) =>
    createForm(list)[0]?.fields?.find((field) => field.name === name)?.media_folder;
  expect([getFolder('news', 'image_url'), getFolder('districtSecretaries', 'photo_url')]).toEqual([
    '/public/assets/news',
    '/public/assets/secretaries',
  ]);
});
