import { content, first } from '@/__tests__/support/content';
import { findAddressProblem } from '@/lib/content/page-links';
import { getNewsAnchor } from '@/lib/urls/anchors';

it.each(['राज्य दल', 'Final & prizes 50%'])(
  'A page may link to the news item "%s" by the address that the feed gives it',
  (id) => {
    const news = [{ ...first(content.news), id }];
    const body = { content: { ...content, news }, page: first(content.pages), text: '' };
    const address = `/gallery#${getNewsAnchor(id)}`;
    expect(findAddressProblem(address, { ...body, language: 'en' })).toBeUndefined();
  },
);
