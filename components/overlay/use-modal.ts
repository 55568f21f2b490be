import { useEffect, type RefObject } from 'react';

/** Opens a dialog as a modal dialog, and closes it. After closing, the focus is where it was before. */
export function useModal(dialogRef: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const dialog = dialogRef.current;
    if (!isOpen || !dialog) return undefined;
    dialog.showModal();
    return () => {
      dialog.close();
      // When the browser goes back, Chromium focuses the element that the address names. So focus the opener again.
      const opener = document.activeElement as HTMLElement;
      setTimeout(() => opener.focus({ preventScroll: true }));
    };
  }, [dialogRef, isOpen]);
}
