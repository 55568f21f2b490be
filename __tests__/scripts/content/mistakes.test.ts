/**
 * What people do to the content by mistake, each in a copy of the tests' own content, and the one line that tells of it.
 */
import { tryMistakes } from '@/__tests__/support/edited-site';
import { pictures } from './mistakes/pictures';
import { records } from './mistakes/records';
import { texts } from './mistakes/texts';
import { yaml } from './mistakes/yaml';

describe.each(Object.entries({ texts, yaml, records, pictures }))('%s', (_, tables) => {
  tryMistakes(tables);
});
