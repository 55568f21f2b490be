import type { Objective } from '@/lib/model/site';
import type { Messages } from '@/lib/i18n/messages/en';
import { Text } from '@/components/ui/text';

interface ObjectivesProps {
  objectives: readonly Objective[];
  messages: Messages;
}

/** The home page's OBJECTIVES section (spec §2): six cards, numbered like the lanes of a running track. */
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
          className="mt-8 grid border-r-2 border-on-clay sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3"
        >
          {objectives.map(({ title, description, icon }, index) => (
            <li key={title} className="objective">
              <p aria-hidden="true" className="items-center justify-between sm:flex">
                <span className="block text-5xl font-extrabold leading-none">{index + 1}</span>
                <span className="mt-2 block font-icon text-4xl leading-none">{icon}</span>
              </p>
              <h3 className="text-xl sm:mt-6">
                <Text language={messages.language}>{title}</Text>
              </h3>
              <p className="mt-1 sm:mt-2">
                <Text language={messages.language}>{description}</Text>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
