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

/** Whether JSON can hold a value. It leaves out undefined properties, and has none in lists. */
function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return ['string', 'boolean'].includes(typeof value);
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(isJson);
  const isPlain = Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value);
  return isPlain && Object.values(value).every((part) => part === undefined || isJson(part));
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
 * @throws Error when it is rendered with a prop that JSON cannot hold, such as a function or an element
 */
export function island<Props extends object>(
  name: string,
  View: ComponentType<Props>,
): ComponentType<Props> {
  return function Island(props) {
    const [wrong] = Object.entries(props).find(([, value]) => !isJson({ value })) ?? [];
    if (wrong) throw new Error(`The island ${name} gets a prop that JSON cannot hold: ${wrong}`);
    return (
      <page-island data-island={name} data-props={JSON.stringify(props)}>
        <View {...props} />
      </page-island>
    );
  };
}
