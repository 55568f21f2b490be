import type { Objective } from '@/lib/model/objective';
import type { Messages } from '@/lib/i18n/messages/en';
import { Text } from '@/components/ui/text';

interface ObjectivesProps {
  objectives: readonly Objective[];
  messages: Messages;
}

/**
 * The home page's OBJECTIVES section (spec §2): six cards, numbered like the lanes of a track. Without cards there is
 * no section.
 */
export function Objectives({ objectives, messages }: ObjectivesProps) {
  if (objectives.length === 0) return null;
  return (
    <section aria-labelledby="objectives" className="below-fold on-clay py-14">
      <div className="wrap">
        <h2 id="objectives" className="font-capitals text-2xl uppercase tracking-tight sm:text-3xl">
          {messages.home.objectives.title}
        </h2>
        <p className="mt-1 text-lg">{messages.home.objectives.subtitle}</p>
        <ol
          role="list"
          className="mt-8 grid border-r-2 border-on-clay sm:grid-cols-2 lg:grid-cols-3 print:mt-4 print:grid-cols-3"
        >
          {objectives.map(({ title, description, icon }, index) => (
            <li
              key={title}
              className="flex flex-col border-l-2 border-on-clay px-5 pb-10 pt-4 print:pb-2"
            >
              <p aria-hidden="true" className="flex items-center justify-between">
                <span className="text-6xl font-extrabold leading-none">{index + 1}</span>
                <span className="font-icon text-4xl leading-none">{icon}</span>
              </p>
              <h3 className="mt-6 text-xl">
                <Text language={messages.language}>{title}</Text>
              </h3>
              <p className="mt-2">
                <Text language={messages.language}>{description}</Text>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
