import { useEffect, useState } from 'react';
import type { Picture as PictureData } from '../content';

interface PictureProps {
  picture: PictureData;
  isFirst?: boolean;
  hidden?: boolean;
}

export const Picture = ({ picture: { avif, sizes, src, alt }, isFirst, hidden }: PictureProps) => (
  <picture hidden={hidden}>
    <source type="image/avif" srcSet={avif} sizes={sizes} />
    <img
      {...(isFirst ? { fetchPriority: 'high' } : !hidden && { loading: 'lazy' })}
      src={src}
      alt={alt}
      width="1600"
      height="1067"
    />
  </picture>
);

export function Slideshow({ slides }: { slides: readonly PictureData[] }) {
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
        {shown && <Picture picture={shown} isFirst />}
        {/* The script of the floor fetches it by itself. */}
        {typeof document === 'object' && upcoming && <Picture picture={upcoming} hidden />}
      </div>
    </section>
  );
}
