import type { Messages } from '@/lib/i18n/messages/en';

/** Shown instead of news while there is none. */
export function NoNewsMessage({ messages }: { messages: Messages }) {
  return <p>{messages.news.none}</p>;
}
