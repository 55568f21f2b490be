/** The state of the slideshow (spec §4). */
export interface SlideshowState {
  /** Position of the slide among the images, counted from 0. */
  index: number;
  /** What the visitor has chosen by Play or Pause; undefined before the first press. */
  isPlaying?: boolean;
  /** What caused the last change of the slide; undefined before the first change. */
  changedBy?: 'timer' | 'visitor';
}
