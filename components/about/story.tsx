import type { About } from '@/lib/schemas/about';

/** Our Story, Our Mission and Our Vision (spec §2). */
export function Story({ sections }: Pick<About, 'sections'>) {
  return (
    <div className="space-y-10">
      {sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2 className="lane-heading">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-prose text-lg">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
