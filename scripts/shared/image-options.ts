/**
 * How every command and the build read an image, so that what one accepts, all accept. Photos of some phones have an
 * odd header, which is only a warning; an image that is cut off is an error.
 */
export const IMAGE_OPTIONS = {
  failOn: 'error',
  /** Images with more pixels need more memory than build machines have. */
  limitInputPixels: 200_000_000,
} as const;

/**
 * The option of sharp's `flatten` for a picture: photos are laid on white, because black letters could not be read on
 * the dark ground of the overlay. Logos may be transparent.
 *
 * @param name path below public/assets
 */
export const getFlattening = (name: string) => !name.startsWith('logos/') && { background: '#fff' };
