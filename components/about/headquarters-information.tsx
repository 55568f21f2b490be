import type { Site } from '@/lib/model/site';
import type { Messages } from '@/lib/i18n/messages/en';
import { Text } from '@/components/ui/text';
import { interpolate } from '@/lib/i18n/interpolate';

interface HeadquartersInformationProps extends Pick<Site, 'headquarters' | 'establishedYear'> {
  messages: Messages;
}

/** The Contact Information section of the About page (spec §2). */
export function HeadquartersInformation(props: HeadquartersInformationProps) {
  const { language, about } = props.messages;
  return (
    <section className="border border-rule bg-surface p-6 print:py-3">
      <h2 className="text-2xl">{about.contact.title}</h2>
      <p className="mt-3">
        <strong>{about.contact.headquarters}</strong>{' '}
        <Text language={language}>{props.headquarters}</Text>
      </p>
      <p className="mt-1">
        <strong>{about.contact.registration}</strong>{' '}
        {interpolate(about.contact.established, { year: props.establishedYear })}
      </p>
    </section>
  );
}
