interface PictureProps {
  /** Address of the image file. */
  src: string;
  /** What the picture shows; empty for decoration. */
  alt: string;
  /** Shape of the file in pixels; the browser keeps the place free while it loads. */
  width: number;
  height: number;
  className?: string;
  /** Set for the one picture that a visitor sees first; all others load when they come near the view. */
  priority?: boolean;
}

/** A photograph or poster that keeps its place while it loads. */
export function Picture({ alt, priority = false, ...image }: PictureProps) {
  return (
    <img
      {...image}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
