import { Button, type ButtonProps } from '../button';
import type { Action } from './actions';

/** A button as data: what it says, and the action that it leads to. */
export interface Offer extends Omit<ButtonProps, 'onPress'> {
  /** Asked first; the action follows only after a yes. */
  question?: string;
  action: Action;
}

interface OffersProps {
  /** What is not offered now is false or undefined. */
  offers: readonly (Offer | false | undefined)[];
  dispatch: (action: Action) => void;
}

/** The buttons of offers. */
export const Offers = ({ offers, dispatch }: OffersProps) =>
  offers.map((offer) => {
    if (!offer) return null;
    const { question, action, ...button } = offer;
    const take = () => {
      if (question === undefined || confirm(question)) dispatch(action);
    };
    return <Button key={offer.label} {...button} onPress={take} />;
  });
