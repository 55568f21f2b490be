import {
  getHeadingAnchor,
  isFileAddress,
  listPictureNames,
  parseMarkdown,
  type NodeOf,
} from '@/lib/model/markdown';

it('A table is read as one', () =>
  expect(parseMarkdown('| a |\n| - |\n| b |').children[0]?.type).toBe('table'));

it('The anchor of a heading has its letters and digits, in any script', () => {
  const [heading] = parseMarkdown('## *By train*, & bus 9: आगरा से!')
    .children as NodeOf<'heading'>[];
  expect(heading && getHeadingAnchor(heading)).toBe('by-train-bus-9-आगरा-से');
});

it('The pictures of a text are those that it shows, and not those of other folders or behind links', () => {
  const [gallery, logo] = ['/assets/gallery/image1.jpg', '/assets/logos/main.jpg'];
  expect(listPictureNames(`![a](${gallery}) ![b](${logo}) [c](${gallery})`)).toEqual([
    'gallery/image1.jpg',
  ]);
});

it.each([
  ['/rules.pdf', true],
  ['/rules.pdf#page=2', true],
  ['/rules', false],
  ['/v1.2/rules', false],
  ['rules.pdf', false],
  ['//other.example/rules.pdf', false],
  ['/rules?file=a.pdf', false],
])('%s leads to a file: %s', (address, expected) => expect(isFileAddress(address)).toBe(expected));
