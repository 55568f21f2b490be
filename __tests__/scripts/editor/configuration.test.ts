import { COLLECTIONS } from '@/lib/model/collections';
import { createConfiguration } from '@/scripts/editor/configuration';

it('saves to the repository that the content names', () => {
  expect(createConfiguration({ name: 'council/site', branch: 'live' }, 'SCSE').backend).toEqual({
    auth_methods: ['token'],
    name: 'github',
    repo: 'council/site',
    branch: 'live',
  });
});

it('has one form for each content file, and the most used ones first', () => {
  const { collections } = createConfiguration(undefined, 'SCSE');
  const files = collections.flatMap(({ files: own }) => own.map(({ file }) => file));
  const all = Object.values(COLLECTIONS).map(({ file }) => file);
  expect(files.toSorted()).toEqual(all.toSorted());
  expect(files.slice(0, 2)).toEqual(['data/news.yaml', 'data/events.yaml']);
});
