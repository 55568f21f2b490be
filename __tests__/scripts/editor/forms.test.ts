import * as z from 'zod';
import { COLLECTION_NAMES, contentSchema } from '@/lib/model/collections';
import { createForm, type FormField } from '@/scripts/editor/forms';

/** Expects a form to have each field of its schema, in its order and with a readable label, at all levels. */
function expectFields(schema: z.core.JSONSchema._JSONSchema, form: FormField): void {
  expect(form.label).toMatch(/^[\p{L}\p{M}\p{N}\- ]+$/u);
  const { items, properties } = Object(schema) as z.core.JSONSchema.BaseSchema;
  if (items && !Array.isArray(items)) expectFields(items, form.field ?? form);
  if (!properties) return;
  const fields = form.fields ?? [];
  expect(fields.map(({ name }) => name)).toEqual(Object.keys(properties));
  for (const field of fields) expectFields(properties[field.name] ?? false, field);
}

it.each(COLLECTION_NAMES)('the form of %s has the fields of its schema', (name) => {
  const fields = createForm(name);
  const whole = { name, label: name, widget: 'object', fields };
  const schema = z.toJSONSchema(contentSchema.shape[name], { io: 'input' });
  expectFields(schema, fields[0]?.root ? fields[0] : whole);
});

/** The only field of a form, and the fields in it by name. */
function openList(name: 'events' | 'news' | 'pages' | 'districtSecretaries' | 'gallery') {
  const [list] = createForm(name);
  return { list, fields: Object.fromEntries((list?.fields ?? []).map((one) => [one.name, one])) };
}

it('The forms show the hints and formats of the schemas', () => {
  const { list, fields } = openList('events');
  expect(list).toMatchObject({ summary: '{{fields.title.en}} ({{fields.start_date}})' });
  expect(openList('gallery').list?.comment).toMatch(/^Shown in this order/);
  const summary = openList('news').list?.summary;
  expect(summary).toBe("{{fields.title.en}} ({{fields.published_at | date('D MMMM YYYY')}})");
  expect(fields).toMatchObject({
    start_date: { widget: 'datetime', format: 'DD/MM/YYYY' },
    title: {
      hint: 'There is room for about 80 characters.',
      fields: [
        { label: 'English', widget: 'string', required: true },
        { label: 'हिंदी', widget: 'string', required: false },
      ],
    },
    description: { fields: [{ widget: 'text' }, {}] },
  });
});

it('The form shows simple rules at their fields', () => {
  expect(openList('events').fields).toMatchObject({
    start_date: {
      pattern: [
        String(/^\d\d\/\d\d\/\d\d\d\d$/),
        'This is not a date written DD/MM/YYYY, such as 05/12/2026.',
      ],
    },
    title: { fields: [{}, { pattern: [expect.any(String), expect.stringMatching(/Hindi/)] }] },
  });
});

it('Markdown has a field of its own, which leaves the text as it is', () => {
  const { fields } = openList('pages');
  const widget = { widget: 'page-text' };
  expect(fields.body?.fields).toMatchObject([widget, { ...widget, required: false }]);
  expect(fields.menu).toMatchObject({
    widget: 'select',
    options: [{ value: 'footer', label: 'footer' }],
    required: false,
  });
});

it('The form offers no additions to lists of a fixed length', () => {
  const socialProfiles = createForm('site').find(({ name }) => name === 'socialProfiles');
  expect(socialProfiles).toMatchObject({ min: 3, max: 3, allow_add: false });
  expect(openList('gallery').list).toMatchObject({
    summary: '{{fields.description.en}}',
    thumbnail: 'image_url',
  });
  expect(openList('news').list).toMatchObject({ add_to_top: true, thumbnail: 'image_url' });
  expect(openList('news').list).not.toHaveProperty('allow_add');
});
