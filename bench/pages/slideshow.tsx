import { useEffect, useState } from 'react';
import { Picture } from '@/components/ui/picture';
import type { Image } from '../content';

/** As on the site, on a phone. */
const SIZES = '94vw';

export function Slideshow({ slides }: { slides: readonly Image[] }) {
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const next = (index + 1) % slides.length;
  const previous = (index + slides.length - 1) % slides.length;
  const [shown, upcoming] = [slides[index], slides[next]];

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setIndex(next), 5_000);
    return () => clearTimeout(timer);
  }, [next, isPlaying]);

  return (
    <section aria-roledescription="carousel" aria-label="Gallery slideshow">
      <button
        aria-label={isPlaying ? 'Pause slideshow' : 'Play slideshow'}
        onClick={() => setPlaying(!isPlaying)}
      >
        ❚❚
      </button>
      <p>{`${index + 1} / ${slides.length}`}</p>
      <button aria-label="Previous" onClick={() => setIndex(previous)}>
        ‹
      </button>
      <button aria-label="Next" onClick={() => setIndex(next)}>
        ›
      </button>
      <div
        role="group"
        aria-roledescription="slide"
        aria-label={`${index + 1} of ${slides.length}`}
      >
        {shown && (
          <Picture
            src={shown.url}
            alt={shown.description}
            kind="slide"
            sizes={SIZES}
            priority="first"
          />
        )}
        {/* The script of the floor fetches it by itself. */}
        {typeof document === 'object' && upcoming && (
          <Picture src={upcoming.url} alt="" kind="slide" sizes={SIZES} priority="ahead" hidden />
        )}
      </div>
    </section>
  );
}
