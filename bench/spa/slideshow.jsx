import { useEffect, useState } from 'react';

/* The build inserts the slides of the site. */
const slides = SLIDES;

const Picture = ({ avif, sizes, src, alt, hidden }) => (
  <picture hidden={hidden}>
    <source type="image/avif" srcSet={avif} sizes={sizes} />
    <img src={src} alt={alt} width="1600" height="1067" />
  </picture>
);

export function Slideshow() {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const next = (index + 1) % slides.length;
  const previous = (index + slides.length - 1) % slides.length;

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => setIndex(next), 5_000);
    return () => clearTimeout(timer);
  }, [next, playing]);

  return (
    <>
      <h1>State Council for Sports and Education</h1>
      <section aria-roledescription="carousel" aria-label="Gallery slideshow">
        <button
          aria-label={playing ? 'Pause slideshow' : 'Play slideshow'}
          onClick={() => setPlaying(!playing)}
        >
          ❚❚
        </button>
        <p>
          {index + 1} / {slides.length}
        </p>
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
          <Picture {...slides[index]} />
          <Picture {...slides[next]} hidden />
        </div>
      </section>
    </>
  );
}
