import { isValidElement } from 'react';
import type { ComponentType, DetailedHTMLProps, HTMLAttributes } from 'react';

type CustomElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the only way to name elements for JSX
  namespace JSX {
    interface IntrinsicElements {
      'page-island': CustomElementProps;
      /** React writes this value of `hidden` only for custom elements; for others it writes `hidden=""`. */
      'tab-panel': Omit<CustomElementProps, 'hidden'> & { hidden: 'until-found' | false };
    }
  }
}

/** Refuses an element within the props of an island: its JSON is no element. Next.js itself refuses functions. */
function refuseElement(key: string, value: unknown): unknown {
  if (isValidElement(value)) throw new Error(`${key}: an element cannot be a prop of an island`);
  return value;
}

/**
 * Makes an island of a component: a part of a page that runs in the browser, with a React root of its own.
 *
 * Next.js renders an island in an element `<page-island>`, whose attributes hold its name and its props as JSON. The
 * build moves the attributes into the module of the page (scripts/export/hydration), which hydrates the islands. An
 * island contains no elements of the page and no other island. To show or hide an element, it sets an attribute of it,
 * or CSS reads an attribute of the island.
 *
 * @param name the name under which the island is exported
 * @throws Error when it is rendered with an element as a prop
 */
export function island<Props extends object>(
  name: string,
  View: ComponentType<Props>,
): ComponentType<Props> {
  return function Island(props) {
    return (
      <page-island data-island={name} data-props={JSON.stringify(props, refuseElement)}>
        <View {...props} />
      </page-island>
    );
  };
}
