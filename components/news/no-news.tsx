import type { Messages } from '@/lib/i18n/messages/en';

/** Stands where news would, while there is none. */
export function NoNews({ messages }: { messages: Messages }) {
  return <p>{messages.news.none}</p>;
}
