/** Shows broken rules of the site at the fields of a form, as Sveltia CMS shows the problems that it finds. */
import { COLLECTIONS, type CollectionName } from '@/lib/model/collections';
import type { YamlValue } from '@/scripts/shared/rewrite-yaml';
import { findFormIssues } from './content-files';
import type { Draft, FlatValues, FormValidation, Serialize } from './sveltia';

const trimTexts = (values: FlatValues): FlatValues =>
  Object.fromEntries(
    Object.entries(values).map(([path, value]) => [
      path,
      typeof value === 'string' ? value.trim() : value,
    ]),
  );

const isCollectionName = (name: string): name is CollectionName => name in COLLECTIONS;

/** Whether a picture was chosen and not saved yet. It gets its name when it is saved. */
const isChosenPicture = (value: unknown) => typeof value === 'string' && value.startsWith('blob:');

/**
 * Adds the broken rules of the site. A field keeps a message that it has from Sveltia CMS.
 *
 * @param result the problems that Sveltia CMS has found; it is changed in place
 */
export function addProblems(
  draft: Draft,
  result: FormValidation,
  serialize: Serialize,
): FormValidation {
  const name = draft.fileName;
  if (!isCollectionName(name)) return result;
  const { _default: values } = draft.currentValues;
  const { _default: validities } = result.validities;
  const content = serialize({ draft, locale: '_default', valueMap: trimTexts(values) });
  for (const { path, problem } of findFormIssues(name, content as YamlValue)) {
    const fieldPath = [...(Array.isArray(content) ? [name] : []), ...path].join('.');
    const validity = validities[fieldPath];
    if (!validity?.valid || isChosenPicture(values[fieldPath])) continue;
    validities[fieldPath] = { ...validity, valid: false, customError: true };
    result.validationMessages._default[fieldPath] = [problem];
    result.valid = false;
  }
  return result;
}
