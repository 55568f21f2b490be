interface PageTitleProps {
  title: string;
  subtitle?: string;
}

/** The band with the title at the top of every page except home, drawn as the bend of a track. */
export function PageTitle({ title, subtitle }: PageTitleProps) {
  return (
    <div className="on-band relative overflow-hidden">
      <svg
        className="absolute inset-y-0 right-0 h-full w-auto text-lane max-sm:opacity-40"
        viewBox="0 0 300 160"
        preserveAspectRatio="xMaxYMid slice"
        fill="none"
        stroke="currentColor"
        strokeWidth="6"
        aria-hidden="true"
      >
        {[60, 100, 140].map((radius) => (
          <circle key={radius} cx="300" cy="160" r={radius} />
        ))}
      </svg>
      <div className="wrap relative py-10 sm:py-14 print:py-2">
        <h1 className="font-capitals text-4xl uppercase tracking-tight sm:text-5xl">{title}</h1>
        {subtitle && <p className="mt-2 max-w-prose text-lg text-on-band-soft">{subtitle}</p>}
      </div>
    </div>
  );
}
