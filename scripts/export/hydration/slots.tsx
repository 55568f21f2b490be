import type { ReactNode } from 'react';

/** The content of a slot, and the element that it is in. The element may be out of the document for a while. */
interface Slot {
  element: Element;
}

function SlotContent({ slot }: { slot: Slot }) {
  const moveContent = (element: Element | null) => {
    if (!element || element === slot.element) return;
    element.append(...slot.element.childNodes);
    // eslint-disable-next-line react-hooks/immutability -- not what React renders: where the content is
    slot.element = element;
  };
  // With an empty text as its content, React neither compares nor changes what is in it.
  return (
    <page-slot ref={moveContent} suppressHydrationWarning>
      {''}
    </page-slot>
  );
}

/**
 * Elements for the slots of an island, by their number: what the server has rendered, as the document has it. When React
 * renders the island again, the same nodes move to the new place.
 */
export function createSlots(island: Element): ReactNode[] {
  const slots: ReactNode[] = [];
  for (const element of island.querySelectorAll<HTMLElement>('page-slot')) {
    // Not those of an island within a slot.
    if (element.closest('page-island') !== island) continue;
    const number = Number(element.dataset.slot);
    slots[number] = <SlotContent key={number} slot={{ element }} />;
  }
  return slots;
}
