import { kit, type Kit } from './figure';
import { colour } from './palette';

export const whites: Kit = kit(colour.chalk, colour.chalk, {
  sleeve: colour.chalk,
  trouser: colour.chalk,
  hair: colour.ink,
});

export function swimsuit(cloth: string, cap: string): Kit {
  return kit(cloth, cloth, { hair: cap, shoe: colour.skin });
}

export function leotard(cloth: string): Kit {
  return kit(cloth, cloth, { shoe: colour.skin, sleeve: cloth });
}

/** The white suit of a karateka, or one in another colour for whoever stands out. */
export function gi(cloth: string = colour.paper): Kit {
  return kit(cloth, cloth, { sleeve: cloth, trouser: cloth, shoe: colour.skin });
}

export function barefoot(top: string, bottom: string = colour.ink): Kit {
  return kit(top, bottom, { shoe: colour.skin });
}
