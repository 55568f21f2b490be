import { Fragment } from 'react';
import type { Texts } from '@/lib/i18n/messages/en';
import { Text } from '@/components/ui/text';
import { PageLink } from '@/components/ui/page-link';
import { pathIn } from '@/lib/i18n/language';

interface AboutSummaryProps {
  summary: string;
  /** In Hindi. */
  slogan: string;
  texts: Texts;
}

/** The parts of a sentence, each with its comma: where there is not room for all, lines break between them. */
const clausesOf = (sentence: string) => sentence.split(/(?<=,) /);

/** The home page's ABOUT section (spec §2). */
export function AboutSummary({ summary, slogan, texts }: AboutSummaryProps) {
  return (
    <section aria-labelledby="about" className="below-fold border-y border-rule bg-surface py-14">
      <div className="wrap">
        <h2 id="about" className="lane-heading">
          {texts.home.about.title}
        </h2>
        <div className="mt-10 grid items-end gap-x-12 gap-y-6 lg:grid-cols-[3fr_2fr]">
          <p className="font-hindi text-[clamp(2.25rem,6.8vw,5.5rem)] font-extrabold leading-[1.25] text-accent">
            <span lang="hi">
              {clausesOf(slogan).map((clause, index) => (
                <Fragment key={clause}>
                  {index > 0 && ' '}
                  <span className="inline-block">{clause}</span>
                </Fragment>
              ))}
            </span>
          </p>
          <div>
            <p className="max-w-prose text-lg">
              <Text language={texts.language}>{summary}</Text>
            </p>
            <p className="mt-4">
              <PageLink href={pathIn('/about', texts.language)} className="prose-link">
                {texts.home.about.more}
              </PageLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
