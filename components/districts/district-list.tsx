import { memo, useEffect, useRef, useState } from 'react';
import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages/en';
import { Field } from '@/components/ui/field';
import { List } from '@/components/ui/list';
import { Text } from '@/components/ui/text';
import { useSearchInput } from '@/components/ui/use-search-input';
import { searchDistricts, type ListedDistrict } from '@/lib/districts/districts';
import { pluralize } from '@/lib/i18n/interpolate';

interface DistrictListProps {
  districts: readonly ListedDistrict[];
  selected: number | null;
  /** Called with the key of a district. Must be a stable function, because the items are memoised. */
  onSelect: (key: number) => void;
  language: Language;
  messages: Messages['secretaries']['directory'];
}

interface DistrictItemProps extends Pick<DistrictListProps, 'onSelect' | 'language'> {
  district: ListedDistrict;
  isSelected: boolean;
}

/** A district to choose. Memoised, so that only the two whose selection changes render again. */
const DistrictItem = memo(function DistrictItem(props: DistrictItemProps) {
  const { district, isSelected, onSelect, language } = props;
  return (
    <li>
      <button type="button" aria-current={isSelected} onClick={() => onSelect(district.key)}>
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
  const inputProps = useSearchInput('districts', setQuery);
  const listRef = useRef<HTMLUListElement>(null);
  const listed = searchDistricts(districts, query);

  // A district that the page opens with may be far down the list; one that was pressed is in view.
  useEffect(() => {
    const list = listRef.current;
    const button = list?.querySelector<HTMLElement>('[aria-current=true]');
    if (!list || !button) return;
    const place = button.offsetTop - list.scrollTop;
    if (place < 0 || place > list.clientHeight - button.clientHeight)
      list.scrollTop = button.offsetTop;
  }, [selected]);

  return (
    <>
      <Field
        {...inputProps}
        aria-label={messages.search}
        placeholder={messages.placeholder}
        className="mt-4 no-script:hidden"
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
