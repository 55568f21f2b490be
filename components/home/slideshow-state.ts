/** The state of the slideshow (spec §4). */
export interface SlideshowState {
  /** Position of the slide among the images, counted from 0. */
  index: number;
  /** The index for which the picture's element was made. As long as it stays, React changes that element. */
  pictureKey: number;
  isPlaying: boolean;
  /** What caused the last change of the slide; undefined before the first change. */
  changedBy?: 'timer' | 'visitor';
}
