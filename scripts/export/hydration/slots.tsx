import type { ReactNode } from 'react';

/** The element that holds the content of a slot. It may be outside of the document for a while. */
interface Slot {
  element: Element;
}

function SlotContent({ slot }: { slot: Slot }) {
  const moveContent = (element: Element | null) => {
    if (!element || element === slot.element) return;
    element.append(...slot.element.childNodes);
    // eslint-disable-next-line react-hooks/immutability -- React does not render it: it tells where the content is
    slot.element = element;
  };
  // Because its child is an empty text, React neither compares nor changes the content of this element.
  return (
    <page-slot ref={moveContent} suppressHydrationWarning>
      {''}
    </page-slot>
  );
}

/**
 * Creates React elements for the slots of an island, by their number. They show the nodes that the build has rendered.
 * When React renders a slot at a new place, its nodes move there.
 */
export function createSlots(islandElement: Element): ReactNode[] {
  const slots: ReactNode[] = [];
  for (const element of islandElement.querySelectorAll<HTMLElement>('page-slot')) {
    // Skips the slots of an island that is itself within a slot.
    if (element.closest('page-island') !== islandElement) continue;
    const slotNumber = Number(element.dataset.slot);
    slots[slotNumber] = <SlotContent key={slotNumber} slot={{ element }} />;
  }
  return slots;
}
