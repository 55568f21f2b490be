import type { Language } from '@/lib/i18n/language';
import type { DistrictSecretary } from '@/lib/model/people';
import type { Messages } from '@/lib/i18n/messages/en';
import { Text } from '@/components/ui/text';
import { PhoneLink } from '@/components/ui/phone-link';
import { Portrait } from '@/components/ui/portrait';

interface SecretaryCardProps {
  secretary: DistrictSecretary;
  language: Language;
  messages: Pick<Messages['secretaries']['directory'], 'portrait' | 'noPhoto'>;
}

const contactLinkClassName =
  'inline-flex min-h-8 items-center text-link underline underline-offset-4 hover:no-underline touch:min-h-11';

/** The card of a district secretary (spec §2). Here photo_url is a complete address. */
export function SecretaryCard({ secretary, language, messages }: SecretaryCardProps) {
  const { name, district, designation, email, phone, photo_url } = secretary;
  return (
    <article aria-label={district} className="flex h-full gap-4 border border-rule bg-surface p-4">
      {photo_url ? (
        <Portrait
          src={photo_url}
          name={name}
          language={language}
          message={messages.portrait}
          sizes="(min-width: 40em) 144px, 96px"
          className="aspect-[4/5] w-24 shrink-0 self-start rounded object-cover sm:w-36"
        />
      ) : (
        <p className="flex aspect-[4/5] w-24 shrink-0 items-center justify-center self-start rounded border border-dashed border-control p-2 text-center text-soft sm:w-36">
          {messages.noPhoto}
        </p>
      )}
      <div className="min-w-0">
        <p className="inline-block bg-highlight px-2 font-bold text-on-highlight">
          <Text language={language}>{district}</Text>
        </p>
        <h3 className="mt-2 text-xl">
          <Text language={language}>{name}</Text>
        </h3>
        <p className="text-soft">
          <Text language={language}>{designation}</Text>
        </p>
        <p className="mt-2">
          <a href={`mailto:${email}`} className={contactLinkClassName}>
            <Text language={language}>{email}</Text>
          </a>
        </p>
        <p>
          <PhoneLink className={contactLinkClassName}>{phone}</PhoneLink>
        </p>
      </div>
    </article>
  );
}
