import type { Messages } from '@/lib/i18n/messages/en';

/** The message while there are no news items. */
export function NoNewsMessage({ messages }: { messages: Messages }) {
  return <p>{messages.news.none}</p>;
}
