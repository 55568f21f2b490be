import { getTelephoneUrl } from '@/lib/contact/contact';

interface PhoneLinkProps {
  className: string;
  children: string;
}

/** A phone number to call (spec §7). With digits of one width, the gaps between their groups are even. */
export function PhoneLink({ className, children }: PhoneLinkProps) {
  return (
    <a href={getTelephoneUrl(children)} className={`${className} tabular-nums`}>
      {children}
    </a>
  );
}
