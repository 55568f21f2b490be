import type { Texts } from '@/lib/i18n/messages/en';

/** Stands where news would, while there is none. */
export function NoNews({ texts }: { texts: Texts }) {
  return <p>{texts.news.none}</p>;
}
