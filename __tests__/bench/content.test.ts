import { readScreen } from '@/bench/content';

it('reads the texts and pictures of a screen, without what is hidden or repeated', () => {
  const picture =
    '<picture class="a"><source type="image/avif" srcSet="/a-1.avif 1w" sizes="9vw"/><img src="/a.jpg" alt="A"/></picture>';
  const html = `<header><p>Not here</p></header><main id="main"><h1 class="b">Title</h1><p>First<!-- --> <b>line</b></p><p aria-hidden="true">First line</p>${picture}<h2>Second</h2></main>`;
  const shown = { avif: '/a-1.avif 1w', sizes: '9vw', src: '/a.jpg', alt: 'A' };
  expect(readScreen(html)).toEqual({
    title: 'Title',
    blocks: [{ tag: 'p', text: 'First line' }, shown, { tag: 'h2', text: 'Second' }],
    pictures: [shown],
  });
});
