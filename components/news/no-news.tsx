import type { Texts } from '@/lib/texts/en';

/** Stands where news would, while there is none. */
export function NoNews({ texts }: { texts: Texts }) {
  return <p>{texts.news.none}</p>;
}
