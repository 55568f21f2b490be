import { getTelephoneUrl } from '@/lib/contact/contact';

interface PhoneLinkProps {
  className: string;
  children: string;
}

/** A link that calls a phone number (spec §7). Its digits have the same width, so that the gaps are even. */
export function PhoneLink({ className, children }: PhoneLinkProps) {
  return (
    <a href={getTelephoneUrl(children)} className={`${className} tabular`}>
      {children}
    </a>
  );
}
