'use client';

import { useEffect, useRef, useState } from 'react';
import type { DistrictSecretary } from '@/lib/schemas/district-secretary';
import { useQuery } from '@/components/ui/use-query';
import { searchDistricts, secretariesOf } from '@/lib/districts';
import { SecretaryCard } from './secretary-card';

interface DistrictDirectoryProps {
  districts: readonly string[];
  secretaries: readonly DistrictSecretary[];
  /** Selected when the page opens. */
  initialDistrict: string | null;
}

/**
 * The list of districts and the cards of their secretaries (spec §2, §4). The selection lives here alone: nothing but a
 * reload takes it back.
 */
export function DistrictDirectory(props: DistrictDirectoryProps) {
  const { districts, secretaries, initialDistrict } = props;
  const { query, inputProps } = useQuery();
  const [selected, setSelected] = useState(initialDistrict);
  const listRef = useRef<HTMLUListElement>(null);
  const cardsRef = useRef<HTMLElement>(null);
  const listed = searchDistricts(districts, query);
  const shown = secretariesOf(secretaries, selected);

  // A district that is selected from the start may lie far down its list.
  useEffect(() => {
    const list = listRef.current;
    const button = list?.querySelector<HTMLElement>('[aria-current=true]');
    if (list && button) list.scrollTop = button.offsetTop;
  }, []);

  return (
    <div className="wrap grid items-start gap-8 py-8 lg:grid-cols-[22rem_1fr]">
      <section aria-labelledby="districts">
        <h2 id="districts" className="text-2xl">
          Districts
        </h2>
        <input
          {...inputProps}
          aria-label="Search districts"
          placeholder="Search districts..."
          className="field mt-4 no-script:hidden"
        />
        <p role="status" className="sr-only">
          {listed.length} districts
        </p>
        <ul ref={listRef} className="district-list no-script:hidden">
          {listed.map((district) => (
            <li key={district}>
              <button
                type="button"
                aria-current={district === selected}
                className="district-button"
                onClick={() => {
                  setSelected(district);
                  cardsRef.current?.scrollIntoView({ block: 'nearest' });
                }}
              >
                {district}
              </button>
            </li>
          ))}
        </ul>
        <ul className="hidden columns-2 no-script:block">
          {districts.map((district) => (
            <li key={district}>{district}</li>
          ))}
        </ul>
      </section>
      <section ref={cardsRef} aria-labelledby="secretaries">
        <h2 id="secretaries" className="lane-heading">
          Featured Secretaries
        </h2>
        <p role="status" className="sr-only">
          {shown.length} {shown.length === 1 ? 'secretary' : 'secretaries'}
        </p>
        {secretaries.length === 0 && <p className="mt-6">The secretaries will be named here.</p>}
        <ul className="mt-6 grid gap-4 md:grid-cols-2">
          {shown.map((secretary) => (
            <li key={secretary.id}>
              <SecretaryCard secretary={secretary} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
