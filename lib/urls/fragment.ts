import { decodeAddress } from './addresses';

/** The last fragment that was not the id of an element, once the visitor has left it. */
let lastFragment = '';

/** The decoded fragment of an address. */
const getFragment = (address: string) => decodeAddress(new URL(address).hash.slice(1));

const isId = (fragment: string) => document.getElementById(fragment) !== null;

/** Calls a listener when the fragment changes; for useSyncExternalStore. */
export function subscribeToFragment(onChange: () => void): () => void {
  const handleChange = ({ oldURL }: HashChangeEvent) => {
    const oldFragment = getFragment(oldURL);
    if (!isId(oldFragment)) lastFragment = oldFragment;
    onChange();
  };
  addEventListener('hashchange', handleChange);
  return () => removeEventListener('hashchange', handleChange);
}

/**
 * The decoded fragment of the address. A link to an element of the page, such as the skip link, changes nothing: then it
 * is the last fragment that was not the id of an element.
 */
export function readFragment(): string {
  const fragment = getFragment(location.href);
  return isId(fragment) ? lastFragment : fragment;
}
