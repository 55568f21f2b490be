/** Writes dates with the month in words, because 12/04/2026 means 4 December to some people and 12 April to others. */
import { formatLongDate, toIsoDate } from '@/lib/i18n/dates';

const SLASH_DATE = /\b\d{2}\/\d{2}\/\d{4}\b/g;
const ISO_DATE = /\b\d{4}-\d{2}-\d{2}\b/g;

const isDate = (iso: string) => !Number.isNaN(Date.parse(iso));

/** Rewrites the dates in a text with the month in words. */
export const spellMonths = (text: string): string =>
  text
    .replace(SLASH_DATE, (date) => toIsoDate(date))
    .replace(ISO_DATE, (date) => (isDate(date) ? formatLongDate(date) : date));

function updateDateFields(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type="date"]')) {
    const dateInWords = input.value === '' ? '' : formatLongDate(input.value);
    const parent = input.parentElement;
    if (parent && parent.dataset.date !== dateInWords) parent.dataset.date = dateInWords;
  }
}

/** Shows beside each date field its date in words, after each change too. */
export function showDatesInWords(): void {
  const updateSoon = () => setTimeout(updateDateFields);
  for (const type of ['input', 'click', 'focusout']) document.addEventListener(type, updateSoon);
  new MutationObserver(updateDateFields).observe(document.body, { childList: true, subtree: true });
}
