'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '@/lib/language';
import type { DistrictSecretary } from '@/lib/schemas/district-secretary';
import type { Texts } from '@/lib/texts/en';
import { List } from '@/components/ui/list';
import { Text } from '@/components/ui/text';
import { useSearchInput } from '@/components/ui/use-search-input';
import { searchDistricts, secretariesOf } from '@/lib/districts';
import { counted } from '@/lib/phrases';
import { SecretaryCard } from './secretary-card';

interface DistrictDirectoryProps {
  districts: readonly string[];
  /** Their names in Hindi, by those in the list; they are found by either. */
  hindiNames: Readonly<Record<string, string>>;
  secretaries: readonly DistrictSecretary[];
  /** Selected when the page opens. */
  initialDistrict: string | null;
  language: Language;
  texts: Texts['secretaries']['directory'];
}

/**
 * The list of districts and the cards of their secretaries (spec §2, §4). The selection lives here alone: nothing but a
 * reload takes it back.
 */
export function DistrictDirectory(props: DistrictDirectoryProps) {
  const { districts, hindiNames, secretaries, initialDistrict, language, texts } = props;
  const [query, setQuery] = useState('');
  const inputProps = useSearchInput(setQuery);
  const [selected, setSelected] = useState(initialDistrict ?? '');
  const listRef = useRef<HTMLUListElement>(null);
  const cardsRef = useRef<HTMLElement>(null);
  const listed = searchDistricts(districts, query, hindiNames);
  const shown = secretariesOf(secretaries, selected || null);
  const nameOf = (district: string) =>
    language === 'hi' ? (hindiNames[district] ?? district) : district;

  // A district that is selected from the start may lie far down its list.
  useEffect(() => {
    const list = listRef.current;
    const button = list?.querySelector<HTMLElement>('[aria-current=true]');
    if (list && button) list.scrollTop = button.offsetTop;
  }, []);

  // What was selected on the page's twin in the other language.
  const readHanded = useCallback((section: HTMLElement | null) => {
    if (section) setSelected(section.dataset.state ?? '');
  }, []);

  return (
    <div className="wrap grid items-start gap-8 py-8 lg:grid-cols-[22rem_1fr] print:block">
      <section
        ref={readHanded}
        data-state={selected}
        aria-labelledby="districts"
        className="print:hidden"
      >
        <h2 id="districts" className="text-2xl">
          {texts.districts}
        </h2>
        <input
          {...inputProps}
          aria-label={texts.search}
          placeholder={texts.placeholder}
          className="field mt-4 no-script:hidden"
        />
        <p role="status" className="sr-only">
          {counted(texts.districtCount, listed.length)}
        </p>
        <List ref={listRef} className="district-list no-script:hidden">
          {listed.map((district) => (
            <li key={district}>
              <button
                type="button"
                aria-current={district === selected}
                className="district-button"
                onClick={() => {
                  setSelected(district);
                  // Not before the cards are those of this district.
                  requestAnimationFrame(() =>
                    cardsRef.current?.scrollIntoView({ block: 'nearest' }),
                  );
                }}
              >
                <Text language={language}>{nameOf(district)}</Text>
              </button>
            </li>
          ))}
        </List>
        <List className="hidden columns-2 no-script:block">
          {districts.map((district) => (
            <li key={district}>
              <Text language={language}>{nameOf(district)}</Text>
            </li>
          ))}
        </List>
      </section>
      <section ref={cardsRef} aria-labelledby="secretaries">
        <h2 id="secretaries" className="lane-heading">
          {texts.featured}
        </h2>
        <p role="status" className="sr-only">
          {counted(texts.secretaryCount, shown.length)}
        </p>
        {secretaries.length === 0 && <p className="mt-6">{texts.none}</p>}
        <List className="mt-6 grid gap-4 md:grid-cols-2">
          {shown.map((secretary) => (
            <li key={secretary.id}>
              <SecretaryCard
                secretary={{ ...secretary, district: nameOf(secretary.district) }}
                language={language}
                texts={texts}
              />
            </li>
          ))}
        </List>
      </section>
    </div>
  );
}
