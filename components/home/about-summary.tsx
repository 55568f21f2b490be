import { Fragment } from 'react';
import type { Messages } from '@/lib/i18n/messages/en';
import { Text } from '@/components/ui/text';
import { PageLink } from '@/components/ui/page-link';

interface AboutSummaryProps {
  summary: string;
  /** In Hindi on every page (spec §2). */
  slogan: string;
  messages: Messages;
}

/** The home page's ABOUT section (spec §2). */
export function AboutSummary({ summary, slogan, messages }: AboutSummaryProps) {
  return (
    <section aria-labelledby="about" className="below-fold border-y border-rule bg-surface py-14">
      <div className="wrap">
        <h2 id="about" className="lane-heading">
          {messages.home.about.title}
        </h2>
        <div className="mt-10 grid items-end gap-x-12 gap-y-6 lg:grid-cols-[3fr_2fr]">
          <p className="font-slogan text-[min(12vw,4vw+2rem,5.5rem)] font-extrabold leading-[1.25] text-accent">
            <span lang="hi">
              {/* A line breaks after a comma rather than within a clause. */}
              {slogan.split(/(?<=,) /).map((clause, index) => (
                <Fragment key={clause}>
                  {index > 0 && ' '}
                  <span className="inline-block">{clause}</span>
                </Fragment>
              ))}
            </span>
          </p>
          <div>
            <p className="max-w-prose text-lg">
              <Text language={messages.language}>{summary}</Text>
            </p>
            <p className="mt-4">
              <PageLink href="/about" language={messages.language} className="prose-link">
                {messages.home.about.more}
              </PageLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
