import { useLayoutEffect, useRef, useState } from 'react';
import { PushButton } from '@/components/ui/controls';
import { interpolate } from '@/lib/i18n/interpolate';
import type { RecordsState, RecordsStore } from '@/lib/records/records-store';
import type { Messages } from '@/lib/i18n/messages/en';

interface PaginationProps extends Pick<RecordsState, 'page' | 'loading'> {
  store: RecordsStore;
  /** Called after the visitor has pressed Previous or Next. */
  onShow: () => void;
  messages: Messages['records']['browser'];
}

/** The button Previous, the number of the page, and the button Next (spec §2, §4). */
export function Pagination({ page, loading, store, onShow, messages }: PaginationProps) {
  const [pressedButton, setPressedButton] = useState<'previous' | 'next'>();
  const navRef = useRef<HTMLElement>(null);
  const pageTextRef = useRef<HTMLParagraphElement>(null);

  // When the focused button becomes disabled, the focus must not move to the top of the page.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused?.matches(':disabled') && navRef.current?.contains(focused)) {
      pageTextRef.current?.focus();
    }
  });

  const getButtonProps = (name: 'previous' | 'next', step: number, disabled: boolean) =>
    ({
      disabled,
      // After a reload, Firefox restores whether a button was disabled, and React does not see it. The attribute against
      // that, autocomplete="off", is not valid on buttons.
      ref: (button: HTMLButtonElement | null) => {
        if (button) button.disabled = disabled;
      },
      'data-pressed': loading === 'waiting' && pressedButton === name ? '' : undefined,
      onClick: () => {
        setPressedButton(name);
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
      <PushButton {...getButtonProps('previous', -1, !page.hasPrevious)}>
        {messages.previous}
      </PushButton>
      <p ref={pageTextRef} tabIndex={-1} className="tabular">
        {/* Before the page has loaded, the total number of pages may be wrong, so it is left out. */}
        {loading === 'done' ? page.pageText : interpolate(messages.page, { number: page.number })}
      </p>
      <PushButton {...getButtonProps('next', 1, !page.hasNext)}>{messages.next}</PushButton>
    </nav>
  );
}
