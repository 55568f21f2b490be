import Link from 'next/link';

interface AboutSummaryProps {
  summary: string;
  /** In Hindi. */
  slogan: string;
}

/** The home page's ABOUT section (spec §2). */
export function AboutSummary({ summary, slogan }: AboutSummaryProps) {
  return (
    <section aria-labelledby="about" className="border-y border-rule bg-surface py-14">
      <div className="wrap">
        <h2 id="about" className="lane-heading">
          ABOUT
        </h2>
        <p className="mt-10 font-hindi text-[clamp(2.25rem,8vw,6.5rem)] font-extrabold leading-[1.25] text-accent">
          <span lang="hi">{slogan}</span>
        </p>
        <p className="mt-6 max-w-prose text-lg">{summary}</p>
        <p className="mt-4">
          <Link href="/about" prefetch={false} className="prose-link">
            Read More →
          </Link>
        </p>
      </div>
    </section>
  );
}
