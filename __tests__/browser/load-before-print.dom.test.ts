import { loadPicturesBeforePrint } from '@/lib/browser/load-before-print';

test('Pictures that were never scrolled to are loaded before printing', () => {
  document.body.innerHTML = '<img loading="lazy" /><img loading="lazy" />';
  const getLoading = () => [...document.images].map((image) => image.getAttribute('loading'));
  loadPicturesBeforePrint();
  expect(getLoading()).toEqual(['lazy', 'lazy']);
  dispatchEvent(new Event('beforeprint'));
  expect(getLoading()).toEqual([null, null]);
});
