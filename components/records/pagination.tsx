import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { interpolate } from '@/lib/i18n/interpolate';
import type { RecordsState, RecordsStore } from '@/lib/records/records-store';
import type { Messages } from '@/lib/i18n/messages/en';

interface PaginationProps extends Pick<RecordsState, 'page' | 'reading'> {
  store: RecordsStore;
  /** Called when another page is asked for. */
  onShow: () => void;
  messages: Messages['records']['browser'];
}

/** Previous, the position in the list, and Next (spec §2, §4). */
export function Pagination({ page, reading, store, onShow, messages }: PaginationProps) {
  const [pressed, setPressed] = useState<'previous' | 'next'>();
  const navRef = useRef<HTMLElement>(null);
  const placeRef = useRef<HTMLParagraphElement>(null);

  // Disabling the focused button would move the focus to the top of the page.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused?.matches(':disabled') && navRef.current?.contains(focused)) {
      placeRef.current?.focus();
    }
  });

  const getButtonProps = (name: 'previous' | 'next', step: number) =>
    ({
      'data-pressed': reading === 'waiting' && pressed === name ? '' : undefined,
      onClick: () => {
        setPressed(name);
        store.showPage(page.number + step);
        onShow();
      },
    }) as const;

  return (
    <nav
      ref={navRef}
      aria-label={messages.pagination}
      className="flex items-center gap-3 max-sm:w-full max-sm:justify-between no-script:hidden"
    >
      <Button {...getButtonProps('previous', -1)} disabled={!page.hasPrevious}>
        {messages.previous}
      </Button>
      <p ref={placeRef} tabIndex={-1} className="tabular-nums">
        {/* Until the page has loaded, the number of pages is not certain. */}
        {reading === 'done' ? page.pageText : interpolate(messages.page, { number: page.number })}
      </p>
      <Button
        {...getButtonProps('next', 1)}
        disabled={!page.hasNext}
        onPointerEnter={store.fetchNext}
        onFocus={store.fetchNext}
      >
        {messages.next}
      </Button>
    </nav>
  );
}
