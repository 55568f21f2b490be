import type { About, Site } from '@/lib/model/site';
import type { Messages } from '@/lib/i18n/messages/en';
import { Text } from '@/components/ui/text';
import { interpolate } from '@/lib/i18n/interpolate';

interface AboutProps {
  about: About;
  messages: Messages;
}

/** The four stat tiles (spec §2), which look like a scoreboard. */
export function StatTiles({ about, messages }: AboutProps) {
  return (
    <dl className="wrap grid grid-cols-2 gap-x-4 gap-y-8 pt-12 lg:grid-cols-4 print:grid-cols-4 print:pt-4">
      {about.figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-l-4 border-lane pl-4">
          <dt className="text-soft">
            <Text language={messages.language}>{label}</Text>
          </dt>
          <dd className="text-[clamp(1.5rem,8vw,3rem)] font-extrabold leading-none tabular print:text-3xl">
            <Text language={messages.language}>{value}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The sections Our Story, Our Mission and Our Vision (spec §2). */
export function StorySections({ about, messages }: AboutProps) {
  return (
    <div className="flex flex-col gap-10 print:gap-4">
      {about.sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2 className="lane-heading">
            <Text language={messages.language}>{title}</Text>
          </h2>
          {paragraphs.map((paragraph) => (
            <p
              key={paragraph}
              className="mt-4 max-w-prose text-lg print:max-w-none print:text-base"
            >
              <Text language={messages.language}>{paragraph}</Text>
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** The Contact Information section (spec §2). */
export function HeadquartersInformation({ site, messages }: { site: Site; messages: Messages }) {
  const { contact } = messages.about;
  return (
    <section className="border border-rule bg-surface p-6 print:py-3">
      <h2 className="text-2xl">{contact.title}</h2>
      <p className="mt-3">
        <strong>{contact.headquarters}</strong>{' '}
        <Text language={messages.language}>{site.headquarters}</Text>
      </p>
      <p className="mt-1">
        <strong>{contact.registration}</strong>{' '}
        {interpolate(contact.established, { year: site.establishedYear })}
      </p>
    </section>
  );
}

/** The Key Achievements section (spec §2). */
export function Achievements({ about, messages }: AboutProps) {
  if (about.achievements.length === 0) return null;
  return (
    <section className="border border-rule bg-surface p-6 print:py-3">
      <h2 className="text-2xl">{messages.about.achievements}</h2>
      <ul role="list" className="mt-3 flex list-disc flex-col gap-2 pl-5">
        {about.achievements.map((achievement) => (
          <li key={achievement}>
            <Text language={messages.language}>{achievement}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
