interface PhoneLinkProps {
  className: string;
  children: string;
}

/** A link that calls a phone number (spec §7), which may have spaces. Its digits are equally wide, so that gaps are even. */
export function PhoneLink({ className, children }: PhoneLinkProps) {
  return (
    <a href={`tel:${children.replace(/[^\d+]/g, '')}`} className={`${className} tabular`}>
      {children}
    </a>
  );
}
