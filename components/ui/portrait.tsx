import type { ComponentProps } from 'react';
import { Picture } from '@/components/ui/picture';
import { interpolate } from '@/lib/i18n/interpolate';
import type { Language } from '@/lib/i18n/language';
import { hasLatinLetter } from '@/lib/i18n/latin-parts';

interface PortraitProps extends Omit<ComponentProps<typeof Picture>, 'alt' | 'kind' | 'lang'> {
  name: string;
  language: Language;
  /** The text of the picture, with a place for the name. */
  message: string;
}

/** The photo of a person. An attribute has one language: on Hindi pages its text is a Latin name alone, as English. */
export const Portrait = ({ name, language, message, ...picture }: PortraitProps) =>
  language !== 'en' && hasLatinLetter(name) ? (
    <Picture {...picture} alt={name} lang="en" kind="portrait" />
  ) : (
    <Picture {...picture} alt={interpolate(message, { name })} kind="portrait" />
  );
