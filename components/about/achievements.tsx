import type { About } from '@/lib/model/site';
import type { Messages } from '@/lib/i18n/messages/en';
import { Text } from '@/components/ui/text';

interface AchievementsProps extends Pick<About, 'achievements'> {
  messages: Messages;
}

/** The Key Achievements section of the About page (spec §2). */
export function Achievements({ achievements, messages }: AchievementsProps) {
  if (achievements.length === 0) return null;
  return (
    <section className="border border-rule bg-surface p-6 print:py-3">
      <h2 className="text-2xl">{messages.about.achievements}</h2>
      <ul role="list" className="mt-3 list-disc space-y-2 pl-5 marker:text-lane">
        {achievements.map((achievement) => (
          <li key={achievement}>
            <Text language={messages.language}>{achievement}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
