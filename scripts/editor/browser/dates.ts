/** Dates with the month in words: browsers write 12/04/2026 for what others read as 4 December or 12 April. */
import { formatLongDate, toIsoDate } from '@/lib/i18n/dates';

const SLASH_DATE = /\b\d{2}\/\d{2}\/\d{4}\b/g;
const ISO_DATE = /\b\d{4}-\d{2}-\d{2}\b/g;

const isDate = (iso: string) => !Number.isNaN(Date.parse(iso));

/** A text whose dates have the month in words. */
export const spellDates = (text: string): string =>
  text
    .replace(SLASH_DATE, (date) => toIsoDate(date))
    .replace(ISO_DATE, (date) => (isDate(date) ? formatLongDate(date) : date));

function spellFields(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type="date"]')) {
    const words = input.value === '' ? '' : formatLongDate(input.value);
    const place = input.parentElement;
    if (place && place.dataset.date !== words) place.dataset.date = words;
  }
}

/** Keeps the dates beside the fields as the fields are. */
export function spellDatesOfForms(): void {
  const spellSoon = () => setTimeout(spellFields);
  for (const type of ['input', 'click', 'focusout']) document.addEventListener(type, spellSoon);
  new MutationObserver(spellFields).observe(document.body, { childList: true, subtree: true });
}
