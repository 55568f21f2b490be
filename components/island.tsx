import type { ComponentType, DetailedHTMLProps, HTMLAttributes } from 'react';
import { insertElements, splitElementsFromProps } from '@/lib/ui/island-props';

type CustomElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the only way to name elements for JSX
  namespace JSX {
    interface IntrinsicElements {
      'page-island': CustomElementProps;
      'page-slot': CustomElementProps;
      /** React writes this value of `hidden` only for custom elements; for others it writes `hidden=""`. */
      'tab-panel': Omit<CustomElementProps, 'hidden'> & { hidden: 'until-found' | false };
    }
  }
}

/**
 * Makes an island of a component: a part of a page that runs in the browser, with a React root of its own.
 *
 * Next.js renders an island in an element `<page-island>`, whose attributes hold its name and its props as JSON. Props
 * that are elements are rendered in `<page-slot>`. The build moves the attributes into the module of the page
 * (scripts/export/hydration), which hydrates the islands and does not touch the content of slots. Within an island,
 * another one may only be in a slot.
 *
 * @param name the name under which the island is exported
 */
export function island<Props extends object>(
  name: string,
  View: ComponentType<Props>,
): ComponentType<Props> {
  return function Island(props) {
    const { data, elements } = splitElementsFromProps(name, props);
    const slots = elements.map((element, slot) => (
      <page-slot key={slot} data-slot={slot}>
        {element}
      </page-slot>
    ));
    return (
      <page-island data-island={name} data-props={JSON.stringify(data)}>
        <View {...(insertElements(data, slots) as Props)} />
      </page-island>
    );
  };
}
