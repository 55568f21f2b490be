import {
  createContext,
  useContext,
  type ComponentType,
  type DetailedHTMLProps,
  type HTMLAttributes,
} from 'react';
import { putElements, takeElements } from '@/lib/ui/island-props';

type Wrapper = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the only way to name elements for JSX
  namespace JSX {
    interface IntrinsicElements {
      'page-island': Wrapper;
      'page-slot': Wrapper;
    }
  }
}

/** Whether a component is rendered by an island, and not by the page. */
const IsInIsland = createContext(false);

/**
 * Makes an island of a component: a part of a page that runs in the browser, as a root of React of its own.
 *
 * The server renders an island within an element `<page-island>`, which has its props as JSON; elements among the props
 * are rendered within `<page-slot>`. Published pages hydrate islands from that alone (scripts/export/hydration), and
 * leave the content of slots as it is. An island that another island renders is a part of that one.
 *
 * @param name that of the export
 */
export function island<Props extends object>(
  name: string,
  View: ComponentType<Props>,
): ComponentType<Props> {
  return function Island(props) {
    if (useContext(IsInIsland)) return <View {...props} />;
    const { data, elements } = takeElements(name, props);
    const slots = elements.map((element, slot) => (
      <page-slot key={slot} data-slot={slot}>
        <IsInIsland value={false}>{element}</IsInIsland>
      </page-slot>
    ));
    return (
      <page-island data-island={name} data-props={JSON.stringify(data)}>
        <IsInIsland value={true}>
          <View {...(putElements(data, slots) as Props)} />
        </IsInIsland>
      </page-island>
    );
  };
}
