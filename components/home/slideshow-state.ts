/** The state of the slideshow (spec §4). */
export interface SlideshowState {
  /** Position of the slide among the images, counted from 0. */
  index: number;
  /** What the visitor has chosen by Play or Pause; undefined before the first press. */
  isPlaying?: boolean;
  /** What caused the last change of the slide; undefined before the first change. */
  changedBy?: 'timer' | 'visitor';
}

type SlideshowAction =
  { type: 'show'; index: number; by: 'timer' | 'visitor' } | { type: 'play'; isPlaying: boolean };

export function reduceSlideshow(state: SlideshowState, action: SlideshowAction): SlideshowState {
  return action.type === 'play'
    ? { ...state, isPlaying: action.isPlaying }
    : { ...state, index: action.index, changedBy: action.by };
}
