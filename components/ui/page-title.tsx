import type { ReactNode } from 'react';

interface PageTitleProps {
  title: ReactNode;
  subtitle?: ReactNode;
}

/**
 * The title at the top of every page except home, on a dark band with curved lines like those of a running track. The band
 * overlaps the bar above it by a pixel: where pixels are scaled, a gap would show the page between the two.
 */
export function PageTitle({ title, subtitle }: PageTitleProps) {
  return (
    <div className="on-band relative -mt-px overflow-hidden">
      <svg
        className="absolute inset-y-0 end-0 h-full w-20 text-lane sm:w-52"
        viewBox="0 0 150 150"
        preserveAspectRatio="xMaxYMax"
        fill="none"
        stroke="currentColor"
        strokeWidth="6"
        aria-hidden="true"
      >
        {[60, 100, 140].map((radius) => (
          <circle key={radius} cx="150" cy="150" r={radius} />
        ))}
      </svg>
      <div className="wrap py-6 sm:py-5 print:py-2">
        <h1 className="me-16 font-capitals text-2xl uppercase tracking-tight sm:me-48 sm:text-4xl">
          {title}
        </h1>
        {subtitle && (
          <p className="me-16 mt-1 max-w-prose text-lg text-on-band-soft sm:me-48">{subtitle}</p>
        )}
      </div>
    </div>
  );
}
