import type { About } from '@/lib/schemas/about';

/** Key Achievements (spec §2). */
export function Achievements({ achievements }: Pick<About, 'achievements'>) {
  if (achievements.length === 0) return null;
  return (
    <section className="border border-rule bg-surface p-6">
      <h2 className="text-2xl">Key Achievements</h2>
      <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-lane">
        {achievements.map((achievement) => (
          <li key={achievement}>{achievement}</li>
        ))}
      </ul>
    </section>
  );
}
