import {
  getFilePath,
  getHeadingAnchor,
  listMarkdownPictures,
  parseMarkdown,
  type NodeOf,
} from '@/lib/model/markdown';

it('The anchor of a heading has its letters and digits, in any script', () => {
  const [heading] = parseMarkdown('## *By train*, & bus 9: आगरा से!')
    .children as NodeOf<'heading'>[];
  expect(heading && getHeadingAnchor(heading)).toBe('by-train-bus-9-आगरा-से');
});

it('The pictures of a text are those that it shows, and not those behind links', () => {
  const picture = '/assets/gallery/image1.jpg';
  expect(listMarkdownPictures(`![a](${picture}) [b](${picture})`)).toEqual([picture]);
});

it.each([
  ['/rules.pdf', '/rules.pdf'],
  ['/rules.pdf#page=2', '/rules.pdf'],
  ['/entry%20form.pdf?v=2', '/entry form.pdf'],
  ['/100%.pdf', '/100%.pdf'],
  ['/rules', undefined],
  ['/v1.2/rules', undefined],
  ['rules.pdf', undefined],
  ['//other.example/rules.pdf', undefined],
  ['/rules?file=a.pdf', undefined],
])('%s leads to the file %s', (address, file) => expect(getFilePath(address)).toBe(file));
