import {
  findOverwrittenChanges,
  flattenByPath,
  restoreStateAtOpening,
} from '@/scripts/editor/browser/outside-changes';

const createEntry = (news: readonly Record<string, unknown>[]) => ({
  id: 'an entry',
  locales: { _default: { path: 'data/news.yaml', content: flattenByPath({ news }) } },
});

const opened = createEntry([{ id: 'one', title: { en: 'One' } }]);

it('finds no change in what a form adds to a file', () => {
  const content = { ...opened.locales._default.content, 'news.0.image': '', 'news.0.__sc_id': 'x' };
  const same = { ...opened, locales: { _default: { path: '', content } } };
  expect(findOverwrittenChanges([same], opened)).toBeUndefined();
});

it('says what is new and what is gone, wherever in the list it is', () => {
  const entry = createEntry([{ id: 'two' }, { id: 'one', title: { en: 'First' } }]);
  expect(findOverwrittenChanges([entry], opened)).toEqual({
    type: 'modified',
    entry,
    changes: 'What changed: id “two” is new, title en “First” is new, title en “One” is gone. ',
  });
  expect(findOverwrittenChanges([], opened)).toEqual({ type: 'deleted' });
});

it('tells another order', () => {
  const one = createEntry([{ id: 'one' }, { id: 'two' }]);
  const other = createEntry([{ id: 'two' }, { id: 'one' }]);
  expect(findOverwrittenChanges([other], one)).toMatchObject({ changes: 'The order is another. ' });
});

it('compares a restored draft with what it was made from', () => {
  const now = createEntry([{ id: 'one', title: { en: 'Theirs' } }]);
  expect(findOverwrittenChanges([now], now)).toBeUndefined();
  restoreStateAtOpening(now, opened);
  expect(findOverwrittenChanges([now], now)).toMatchObject({ type: 'modified' });
});
