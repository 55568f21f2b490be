import type { Action, FormState } from './form-state';

/** What each part of the form gets. */
export interface PartProps {
  /** Of the columns of the records file. */
  titles: readonly string[];
  state: FormState;
  dispatch: (action: Action) => void;
}
