import {
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
