import type { About } from '@/lib/model/site';
import type { Language } from '@/lib/i18n/language';
import { Text } from '@/components/ui/text';

interface StoryProps extends Pick<About, 'sections'> {
  language: Language;
}

/** The sections Our Story, Our Mission and Our Vision of the About page (spec §2). */
export function Story({ sections, language }: StoryProps) {
  return (
    <div className="space-y-10 print:space-y-4">
      {sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2 className="lane-heading">
            <Text language={language}>{title}</Text>
          </h2>
          {paragraphs.map((paragraph) => (
            <p
              key={paragraph}
              className="mt-4 max-w-prose text-lg print:max-w-none print:text-base"
            >
              <Text language={language}>{paragraph}</Text>
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
