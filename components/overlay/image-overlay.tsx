'use client';

import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Texts } from '@/lib/texts/en';
import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/phrases';

interface ImageOverlayProps {
  texts: Texts['overlay'];
  children: ReactNode;
}

/** What the overlay shows: the address of an image, and its description. */
export interface OverlayImage {
  url: string;
  description: string;
}

interface Overlay {
  isOpen: boolean;
  open: (image: OverlayImage) => void;
}

const OverlayContext = createContext<Overlay>({ isOpen: false, open: () => undefined });

export const useOverlay = () => useContext(OverlayContext);

/**
 * The fullscreen image overlay (spec §2, §4), for all images in its children.
 * A button as large as the dialog closes it, so that a click anywhere does.
 */
export function ImageOverlay({ texts, children }: ImageOverlayProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [image, setImage] = useState<OverlayImage | null>(null);

  useEffect(() => {
    if (image) dialogRef.current?.showModal();
  }, [image]);

  return (
    <OverlayContext value={{ isOpen: image !== null, open: setImage }}>
      {children}
      <dialog
        ref={dialogRef}
        aria-label={image ? fill(texts.imageOf, { description: image.description }) : texts.image}
        onClose={() => setImage(null)}
        className="on-band fixed inset-0 h-dvh max-h-none w-screen max-w-none p-2 sm:p-6"
      >
        {image && (
          <img
            src={image.url}
            alt={image.description}
            className="h-full w-full animate-appear object-contain motion-reduce:animate-none"
          />
        )}
        <form method="dialog">
          <button
            aria-label={texts.close}
            className="group absolute inset-0 flex cursor-zoom-out items-start justify-end p-3 focus-visible:outline-none"
          >
            <span className="flex size-12 items-center justify-center rounded-full bg-highlight text-on-highlight outline-offset-4 outline-highlight group-focus-visible:outline group-focus-visible:outline-[3px]">
              <Icon>
                <path d="m5 5 14 14M19 5 5 19" />
              </Icon>
            </span>
          </button>
        </form>
      </dialog>
    </OverlayContext>
  );
}
