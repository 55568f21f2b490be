import { PageLink } from '@/components/ui/page-link';
import { Text } from '@/components/ui/text';
import type { Language } from '@/lib/i18n/language';

export interface SiteMapSection {
  title: string;
  links: readonly { label: string; href: string }[];
}

interface SiteMapProps {
  sections: readonly SiteMapSection[];
  language: Language;
}

export const SiteMap = ({ sections, language }: SiteMapProps) =>
  sections.map(({ title, links }) => (
    <section key={title} className="flex flex-col gap-4">
      <h2>{title}</h2>
      <ul role="list">
        {links.map(({ label, href }) => (
          <li key={href}>
            <PageLink href={href} className="inline-flex min-h-8 items-center touch:min-h-11">
              <Text language={language}>{label}</Text>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  ));
