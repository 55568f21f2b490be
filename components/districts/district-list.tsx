import { memo, useEffect, useRef, useState } from 'react';
import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages/en';
import { List } from '@/components/ui/list';
import { Text } from '@/components/ui/text';
import { useSearchInput } from '@/components/ui/use-search-input';
import { searchDistricts, type ListedDistrict } from '@/lib/districts/districts';
import { pluralize } from '@/lib/i18n/interpolate';

interface DistrictListProps {
  districts: readonly ListedDistrict[];
  /** Key of the district that is selected. */
  selected: number | null;
  /** Called with the key of a district; the same function each time. */
  onSelect: (key: number) => void;
  language: Language;
  messages: Messages['secretaries']['directory'];
}

interface DistrictItemProps extends Pick<DistrictListProps, 'onSelect' | 'language'> {
  district: ListedDistrict;
  isSelected: boolean;
}

/** A district to choose; drawn anew only when its selection changes. */
const DistrictItem = memo(function DistrictItem(props: DistrictItemProps) {
  const { district, isSelected, onSelect, language } = props;
  return (
    <li>
      <button
        type="button"
        aria-current={isSelected}
        className="district-button"
        onClick={() => onSelect(district.key)}
      >
        <span>
          <Text language={language}>{district.label}</Text>
        </span>
      </button>
    </li>
  );
});

/** The districts and their search (spec §2, §5); without script a plain list of names. */
export function DistrictList({
  districts,
  selected,
  language,
  messages,
  ...item
}: DistrictListProps) {
  const [query, setQuery] = useState('');
  const inputProps = useSearchInput(setQuery);
  const listRef = useRef<HTMLUListElement>(null);
  const listed = searchDistricts(districts, query);

  // A district that is selected from the start may lie far down its list.
  useEffect(() => {
    const list = listRef.current;
    const button = list?.querySelector<HTMLElement>('[aria-current=true]');
    if (list && button) list.scrollTop = button.offsetTop;
  }, []);

  return (
    <>
      <input
        {...inputProps}
        aria-label={messages.search}
        placeholder={messages.placeholder}
        className="field mt-4 no-script:hidden"
      />
      <p role="status" className="sr-only">
        {pluralize(messages.districtCount, listed.length)}
      </p>
      <List ref={listRef} className="district-list">
        {listed.map((district) => (
          <DistrictItem
            key={district.key}
            district={district}
            isSelected={district.key === selected}
            language={language}
            {...item}
          />
        ))}
      </List>
    </>
  );
}
