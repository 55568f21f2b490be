import { formatPhone, getTelephoneUrl } from '@/lib/contact/contact';

interface PhoneLinkProps {
  className: string;
  children: string;
}

/** A phone number to call (spec §7). The font's space is too narrow to separate groups of digits, so it is widened. */
export function PhoneLink({ className, children }: PhoneLinkProps) {
  return (
    <a href={getTelephoneUrl(children)} className={`${className} [word-spacing:0.1em]`}>
      {formatPhone(children)}
    </a>
  );
}
