import clsx from 'clsx';
import { formatPhone, getTelephoneUrl } from '@/lib/ui/contact';

interface PhoneLinkProps {
  className?: string;
  /** The number. */
  children: string;
}

/** A phone number to call (spec §7). The font's space alone is too narrow to tell the groups of its digits apart. */
export function PhoneLink({ className, children }: PhoneLinkProps) {
  return (
    <a href={getTelephoneUrl(children)} className={clsx(className, '[word-spacing:0.1em]')}>
      {formatPhone(children)}
    </a>
  );
}
