import { readPictures, readText } from '@/bench/content';

const picture =
  '<picture class="a"><source type="image/avif" srcSet="/a-1.avif 1w" sizes="9vw"/><img src="/a.jpg" alt="A"/></picture>';
const html = `<header><p>Not here</p></header><main id="main"><h1 class="b">Title</h1><p>First<!-- --> <b>line</b></p><p aria-hidden="true">First line</p>${picture}<h2>Second</h2></main>`;

it('reads the texts of a screen, without what is hidden or repeated', () => {
  expect(readText(html)).toEqual({ title: 'Title', text: '<p>First line</p><h2>Second</h2>' });
});

it('reads the pictures of a screen', () => {
  const shown = { avif: '/a-1.avif 1w', sizes: '9vw', src: '/a.jpg', alt: 'A' };
  expect(readPictures(html)).toEqual([shown]);
});
