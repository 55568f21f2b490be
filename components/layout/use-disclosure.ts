import { useCallback, useEffect, useId, useRef, useState } from 'react';

/**
 * State of a button that shows and hides a part of the page (W3C ARIA Authoring Practices, disclosure). Escape closes
 * it wherever the focus is, because what opened on hover may be open with the focus anywhere; if the focus was in
 * what is hidden, it goes back to the button.
 */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setIsOpen(false), []);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (document.getElementById(id)?.contains(document.activeElement)) buttonRef.current?.focus();
      close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, id, close]);

  return {
    isOpen,
    open: () => setIsOpen(true),
    close,
    buttonProps: {
      ref: buttonRef,
      type: 'button',
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => setIsOpen(!isOpen),
    } as const,
    /** The id of what is shown and hidden. */
    id,
  };
}
