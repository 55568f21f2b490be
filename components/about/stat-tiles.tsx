import type { About } from '@/lib/model/site';
import type { Language } from '@/lib/i18n/language';
import { Text } from '@/components/ui/text';

interface StatTilesProps extends Pick<About, 'figures'> {
  language: Language;
}

/** The four stat tiles (spec §2), which look like a scoreboard. */
export function StatTiles({ figures, language }: StatTilesProps) {
  return (
    <dl className="wrap grid grid-cols-2 gap-x-4 gap-y-8 pt-12 lg:grid-cols-4 print:grid-cols-4 print:pt-4">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-l-4 border-lane pl-4">
          <dt className="text-soft">
            <Text language={language}>{label}</Text>
          </dt>
          <dd className="text-[clamp(1.5rem,8vw,3rem)] font-extrabold leading-none tabular-nums print:text-3xl">
            <Text language={language}>{value}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
