import { getPictureSources, type PictureKind } from '@/lib/gallery/pictures';

/** The aspect ratio of the image files, which keeps the layout stable while they load. */
const SHAPES: Record<PictureKind, { width: number; height: number }> = {
  tile: { width: 1600, height: 1067 },
  slide: { width: 1600, height: 1067 },
  portrait: { width: 800, height: 1000 },
};

const PRIORITIES = { first: 'high', ahead: 'low' } as const;

interface PictureProps {
  src: string;
  alt: string;
  kind: PictureKind;
  /** Its displayed width, as the `sizes` of an `<img>`. */
  sizes: string;
  className?: string;
  /**
   * `first` for the one large picture that a page opens with, which the page's script waits for, `ahead` for one that is
   * needed at once or next but may wait; all others load when they are shown near the view.
   */
  priority?: 'first' | 'ahead';
  /** Whether it is only loaded, and not shown. */
  hidden?: boolean;
}

/** A photograph or poster, in the best format and size for the visitor; its space is reserved while it loads. */
export function Picture({
  src,
  alt,
  kind,
  sizes,
  className,
  priority: turn,
  hidden,
}: PictureProps) {
  return (
    <picture>
      {getPictureSources(src, kind).map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        {...SHAPES[kind]}
        className={className}
        hidden={hidden}
        // The priority first: an image that is no longer lazy is fetched at once.
        fetchPriority={turn && PRIORITIES[turn]}
        loading={turn ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
