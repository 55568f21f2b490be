import type { Action, FormState } from './form-state';

/** The props of each part of the form. */
export interface PartProps {
  /** The titles of the columns of the records file. */
  titles: readonly string[];
  state: FormState;
  dispatch: (action: Action) => void;
}
