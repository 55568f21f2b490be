import { getPictureSources, type PictureKind } from '@/lib/gallery/pictures';

/** The width and height attributes of each kind. They keep the layout stable while the pictures load. */
const DIMENSIONS: Record<PictureKind, { width: number; height: number }> = {
  tile: { width: 1600, height: 1067 },
  slide: { width: 1600, height: 1067 },
  portrait: { width: 800, height: 1000 },
};

const FETCH_PRIORITIES = { first: 'high', ahead: 'low' } as const;

interface PictureProps {
  src: string;
  alt: string;
  /** The language of the alternative text, if it is another than that of the page. */
  lang?: string;
  kind: PictureKind;
  /** The displayed width, as the `sizes` of an `<img>`. */
  sizes: string;
  className?: string;
  /**
   * `first` is for the one large picture at the top of a page; the page's script waits for it. `ahead` is for pictures
   * that load at once, but after more urgent files. Other pictures load when the visitor scrolls near them.
   */
  priority?: 'first' | 'ahead';
}

/** A picture in the best format and size for the visitor's browser. Its space is reserved while it loads. */
export function Picture({ src, alt, kind, sizes, priority, ...attributes }: PictureProps) {
  return (
    <picture>
      {getPictureSources(src, kind).map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        {...attributes}
        {...DIMENSIONS[kind]}
        // React sets attributes in this order, and loading="eager" starts the request, so the priority comes first.
        fetchPriority={priority && FETCH_PRIORITIES[priority]}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
