import { formatHtml, parseHtml } from '@/scripts/export/html';

it('A document that is read and written stays the same to browsers', () => {
  const html = `<!DOCTYPE html><html lang="en"><head><script>1 < 2 && "&amp;"</script></head><body>
    <p title="&quot;A&quot; &amp; B" hidden="">1&nbsp;&lt; &amp;amp; <!-- -->2<br/><wbr></p>
    <svg viewBox="0 0 1 1"><linearGradient id="a"/></svg><template><b>Held</b></template></body></html>`;
  const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
  expect(parse(formatHtml(parseHtml(html))).isEqualNode(parse(html))).toBe(true);
});
