import type { Messages } from '@/lib/i18n/messages/en';

/** Shown instead of news while there is none. */
export function NoNews({ messages }: { messages: Messages }) {
  return <p>{messages.news.none}</p>;
}
