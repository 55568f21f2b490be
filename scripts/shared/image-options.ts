/**
 * How every command and the build read an image, so that what one accepts, all accept. Photos of some phones have an
 * odd header, which is only a warning; an image that is cut off is an error.
 */
export const IMAGE_OPTIONS = {
  failOn: 'error',
  /** Images with more pixels need more memory than build machines have. */
  limitInputPixels: 200_000_000,
} as const;
