import { structuredDataBlock } from '@/lib/structured-data';

it('no text can end the block early or begin another element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const block = structuredDataBlock([{ '@type': 'Organization', name }]);
  const inside = block.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, '');
  expect(inside).not.toContain('<');
  expect(JSON.parse(inside)['@graph']).toEqual([{ '@type': 'Organization', name }]);
});
