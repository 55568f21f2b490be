import { useEffect, type RefObject } from 'react';

/** Opens a dialog as a modal one, and closes it; the focus then returns to where it was. */
export function useModal(dialogRef: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const dialog = dialogRef.current;
    if (!isOpen || !dialog) return undefined;
    dialog.showModal();
    return () => {
      dialog.close();
      // Going back, Chromium moves the focus on to the target of the address, such as that of the skip link.
      const opener = document.activeElement as HTMLElement;
      setTimeout(() => opener.focus({ preventScroll: true }));
    };
  }, [dialogRef, isOpen]);
}
