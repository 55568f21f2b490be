import { memo, useEffect, useRef, useState } from 'react';
import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages/en';
import { TextField } from '@/components/ui/controls';
import { List } from '@/components/ui/list';
import { Status } from '@/components/ui/status';
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

/** The button of a district. It is memoised, so that a press renders only the old and the new selected button again. */
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

/** The search field and the list of districts (spec §2, §5). Without script, it is a plain list of names. */
export function DistrictList({
  districts,
  selected,
  language,
  messages,
  ...itemProps
}: DistrictListProps) {
  const [query, setQuery] = useState('');
  const inputProps = useSearchInput(setQuery);
  const listRef = useRef<HTMLUListElement>(null);
  const foundDistricts = searchDistricts(districts, query);

  // Scrolls to the selected district: if the page opens with it selected, it may be far down the list.
  useEffect(() => {
    const list = listRef.current;
    const button = list?.querySelector<HTMLElement>('[aria-current=true]');
    if (!list || !button) return;
    const buttonTop = button.offsetTop - list.scrollTop;
    if (buttonTop < 0 || buttonTop > list.clientHeight - button.clientHeight)
      list.scrollTop = button.offsetTop;
  }, [selected]);

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
        {foundDistricts.map((district) => (
          <DistrictItem
            key={district.key}
            district={district}
            isSelected={district.key === selected}
            language={language}
            {...itemProps}
          />
        ))}
      </List>
    </>
  );
}
