/** The state of the slideshow (spec §4). */
export interface SlideshowState {
  /** Position of the slide among the images, counted from 0. */
  index: number;
  isPlaying: boolean;
  /** What caused the last change of the slide; undefined before the first change. */
  changedBy?: 'timer' | 'visitor';
}
