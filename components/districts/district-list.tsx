import { useEffect, useRef, useState } from 'react';
import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages/en';
import { TextField } from '@/components/ui/controls';
import { List } from '@/components/ui/list';
import { Status } from '@/components/ui/status';
import { Text } from '@/components/ui/text';
import { useSearchInput } from '@/components/ui/use-search-input';
import { searchDistricts, type DistrictNames } from '@/lib/districts/districts';
import { pluralize } from '@/lib/i18n/interpolate';

interface DistrictListProps {
  districts: readonly DistrictNames[];
  selected: string | null;
  onSelect: (district: string) => void;
  language: Language;
  messages: Messages['secretaries']['directory'];
}

/** The search field and the list of districts (spec §2, §5). Without script, it is a plain list of names. */
export function DistrictList(props: DistrictListProps) {
  const { districts, selected, onSelect, language, messages } = props;
  const [query, setQuery] = useState('');
  const inputProps = useSearchInput(setQuery);
  const listRef = useRef<HTMLUListElement>(null);
  const foundDistricts = searchDistricts(districts, query);

  // If the page opens with a selected district, it may be far down the list.
  useEffect(() => {
    const list = listRef.current;
    const button = list?.querySelector<HTMLElement>('[aria-current=true]');
    if (list && button) list.scrollTop = button.offsetTop;
  }, []);

  return (
    <>
      <form method="dialog" className="mt-4 *:scroll-mb-24 no-script:hidden">
        <TextField
          {...inputProps}
          aria-label={messages.search}
          placeholder={messages.placeholder}
        />
      </form>
      <Status request={query} className="district-count">
        {pluralize(messages.districtCount, foundDistricts.length)}
      </Status>
      <List ref={listRef} className="district-list">
        {foundDistricts.map(([name]) => (
          <li key={name}>
            <button type="button" aria-current={name === selected} onClick={() => onSelect(name)}>
              <span>
                <Text language={language}>{name}</Text>
              </span>
            </button>
          </li>
        ))}
      </List>
    </>
  );
}
