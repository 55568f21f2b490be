/** Adds what breaks a rule of the site to what Sveltia CMS found in a form, each problem at its field. */
import { COLLECTIONS, type CollectionName } from '@/lib/model/collections';
import type { Value } from '@/scripts/shared/rewrite-yaml';
import { findFormIssues } from './content-files';
import type { Draft, FlatValues, Serialize, Validated } from './sveltia';

const trim = (values: FlatValues): FlatValues =>
  Object.fromEntries(
    Object.entries(values).map(([path, value]) => [
      path,
      typeof value === 'string' ? value.trim() : value,
    ]),
  );

const isName = (name: string): name is CollectionName => name in COLLECTIONS;

/** A picture that was chosen, and gets its name when it is saved. */
const isChosenPicture = (value: unknown) => typeof value === 'string' && value.startsWith('blob:');

/**
 * Adds our problems. A field that Sveltia CMS finds something wrong in keeps its message.
 *
 * @param result what Sveltia CMS has found, which is changed
 */
export function addProblems(draft: Draft, result: Validated, serialize: Serialize): Validated {
  const name = draft.fileName;
  if (!isName(name)) return result;
  const { _default: values } = draft.currentValues;
  const { _default: validities } = result.validities;
  const content = serialize({ draft, locale: '_default', valueMap: trim(values) });
  for (const { path, problem } of findFormIssues(name, content as Value)) {
    const place = [...(Array.isArray(content) ? [name] : []), ...path].join('.');
    const validity = validities[place];
    if (!validity?.valid || isChosenPicture(values[place])) continue;
    validities[place] = { ...validity, valid: false, customError: true };
    result.validationMessages._default[place] = [problem];
    result.valid = false;
  }
  return result;
}
