'use client';

import { useRef, useState } from 'react';
import type { DistrictSecretary } from '@/lib/model/people';
import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages/en';
import { island } from '@/components/island';
import { List } from '@/components/ui/list';
import { Status } from '@/components/ui/status';
import type { DistrictNames } from '@/lib/districts/districts';
import { pluralize } from '@/lib/i18n/interpolate';
import { DistrictList } from './district-list';
import { SecretaryCard } from './secretary-card';

interface DistrictDirectoryProps {
  districts: readonly DistrictNames[];
  /** The secretaries. Here `district` is in the language of the page, and photo_url is a complete address. */
  secretaries: readonly DistrictSecretary[];
  initialDistrict: string | null;
  language: Language;
  messages: Messages['secretaries']['directory'];
}

/**
 * The list of districts and the cards of their secretaries (spec §2, §4). The selection is only in memory, so a reload
 * is the only way to clear it.
 */
function DistrictDirectoryView(props: DistrictDirectoryProps) {
  const { districts, secretaries, initialDistrict, language, messages } = props;
  const [selected, setSelected] = useState(initialDistrict);
  const cardsRef = useRef<HTMLElement>(null);
  // All secretaries while no district is selected (spec §4).
  const shownSecretaries = secretaries.filter(
    ({ district }) => selected === null || district === selected,
  );
  const count = pluralize(messages.secretaryCount, shownSecretaries.length);

  const selectDistrict = (district: string) => {
    setSelected(district);
    // Wait until React has rendered the cards of this district.
    requestAnimationFrame(() => cardsRef.current?.scrollIntoView({ block: 'nearest' }));
  };

  return (
    <div className="wrap grid items-start gap-8 py-8 lg:grid-cols-[22rem_1fr] print:block">
      <section aria-labelledby="districts" className="print:hidden">
        <h2 id="districts" className="text-2xl">
          {messages.districts}
        </h2>
        <DistrictList
          districts={districts}
          selected={selected}
          onSelect={selectDistrict}
          language={language}
          messages={messages}
        />
      </section>
      <section ref={cardsRef} aria-labelledby="secretaries">
        <h2 id="secretaries" className="lane-heading">
          {messages.featured}
        </h2>
        <Status request={selected} className="sr-only">
          {selected === null ? count : `${selected}: ${count}`}
        </Status>
        <List
          none={secretaries.length === 0 ? messages.none : undefined}
          className="mt-6 grid gap-4 md:grid-cols-2 print:grid-cols-2"
        >
          {shownSecretaries.map((secretary) => (
            <li key={secretary.id}>
              <SecretaryCard secretary={secretary} language={language} messages={messages} />
            </li>
          ))}
        </List>
      </section>
    </div>
  );
}

export const DistrictDirectory = island('DistrictDirectory', DistrictDirectoryView);
