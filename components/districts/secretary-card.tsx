import type { DistrictSecretary } from '@/lib/schemas/district-secretary';
import { Picture } from '@/components/ui/picture';
import { telephoneUrl } from '@/lib/contact';
import { shownAt } from '@/lib/theme';

/** A district's secretary (spec §2); photo_url is a finished address here. */
export function SecretaryCard({ secretary }: { secretary: DistrictSecretary }) {
  const { name, district, designation, email, phone, photo_url } = secretary;
  return (
    <article className="flex h-full gap-4 border border-rule bg-surface p-4">
      {photo_url ? (
        <Picture
          src={photo_url}
          alt={`Portrait of ${name}`}
          kind="portrait"
          sizes={shownAt({ sm: '144px' }, '96px')}
          className="aspect-[4/5] w-24 shrink-0 self-start rounded object-cover sm:w-36"
        />
      ) : (
        <p className="flex aspect-[4/5] w-24 shrink-0 items-center justify-center self-start rounded border border-dashed border-control p-2 text-center text-soft sm:w-36">
          Photo Coming Soon
        </p>
      )}
      <div className="min-w-0">
        <p className="inline-block bg-highlight px-2 font-bold text-on-highlight">{district}</p>
        <h3 className="mt-2 text-xl">{name}</h3>
        <p className="text-soft">{designation}</p>
        <p className="mt-2">
          <a href={`mailto:${email}`} className="contact-link">
            {email}
          </a>
        </p>
        <p>
          <a href={telephoneUrl(phone)} className="contact-link">
            {phone}
          </a>
        </p>
      </div>
    </article>
  );
}
