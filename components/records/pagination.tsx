import { useLayoutEffect, useRef, useState } from 'react';
import { fill } from '@/lib/phrases';
import type { Page } from '@/lib/pagination';
import type { Progress } from '@/lib/records-store';
import type { Texts } from '@/lib/texts/en';

interface PaginationProps {
  page: Page;
  /** How it stands with the page; until it is there, it is not certain how many there are. */
  reading: Progress;
  /** Called with the number of the page to turn to. */
  onTurn: (number: number) => void;
  /** Called when the visitor comes near Next. */
  onNearNext: () => void;
  texts: Texts['records']['browser'];
}

/** Previous and Next, and between them the place in the list (spec §2, §4). */
export function Pagination(props: PaginationProps) {
  const { page, reading, onTurn, onNearNext, texts } = props;
  const [pressed, setPressed] = useState<'previous' | 'next'>();
  const navRef = useRef<HTMLElement>(null);
  const placeRef = useRef<HTMLParagraphElement>(null);

  // A button that is disabled under the focus would drop it to the top of the page.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused?.matches(':disabled') && navRef.current?.contains(focused)) {
      placeRef.current?.focus();
    }
  });

  const buttonProps = (name: 'previous' | 'next', step: number) =>
    ({
      type: 'button',
      className: 'button',
      'data-pressed': reading === 'waiting' && pressed === name ? '' : undefined,
      onClick: () => {
        setPressed(name);
        onTurn(page.number + step);
      },
    }) as const;

  return (
    <nav
      ref={navRef}
      aria-label={texts.pagination}
      className="flex items-center gap-3 max-sm:w-full max-sm:justify-between no-script:hidden"
    >
      <button {...buttonProps('previous', -1)} disabled={!page.hasPrevious}>
        {texts.previous}
      </button>
      <p ref={placeRef} tabIndex={-1} className="tabular-nums">
        {reading === 'done' ? page.pageText : fill(texts.page, { number: page.number })}
      </p>
      <button
        {...buttonProps('next', 1)}
        disabled={!page.hasNext}
        onPointerEnter={onNearNext}
        onFocus={onNearNext}
      >
        {texts.next}
      </button>
    </nav>
  );
}
