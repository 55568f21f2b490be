import { toPlainPage } from '@/bench/floor/plain-page';

const built = [
  '<html><head><meta charSet="utf-8"/>',
  `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-x'"/>`,
  '<style>p{color:red}</style><script type="application/ld+json">{"a":1}</script></head>',
  '<body><main><p>Text</p></main>',
  '<template id="start" data-payload="/t.txt"><script src="/a.js" async=""></script></template>',
  '<script>start()</script></body></html>',
].join('');

it('a plain page keeps what is visible, and runs only the plain script', () => {
  expect(toPlainPage(built, '<script>$&</script>')).toBe(
    [
      '<html><head><meta charSet="utf-8"/><style>p{color:red}</style></head>',
      '<body><main><p>Text</p></main>',
      '<script>$&</script></body></html>',
    ].join(''),
  );
});
