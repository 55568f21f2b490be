/**
 * The payload of a page: what `<main>` shows, as data from which React hydrates it. Next.js writes all of the document
 * and of its router into its RSC payload; this is the part that the islands need, in a form that needs no decoder.
 */
import { isElement, LongText, openRscPayload, ClientComponent } from '../rsc-payload';
import { NEXT_COMPONENTS, ROUTER_PROP, type RscSegment, type RscSlots } from '../next-format';
import { UnexpectedOutput } from '../unexpected-output';

/**
 * A value of the page, as JSON. An element is `["$", type, key, props]`, its type a tag or the name of an island. A text
 * that begins with `$` has one more in front.
 */
export type Payload =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Payload[]
  | { readonly [name: string]: Payload };

/** The payload of a page, and the names of the islands in it. */
export interface PagePayload {
  payload: Payload;
  islands: ReadonlySet<string>;
}

/**
 * Reads the payload of a page out of its RSC payload.
 *
 * @throws UnexpectedOutput when something in it is not as React or Next.js write it
 */
export function readPayload(rscPayload: string): PagePayload {
  const follow = openRscPayload(rscPayload);
  const islands = new Set<string>();

  /** What a segment of the route renders, and the segment. */
  const openSegment = (segment: RscSegment) =>
    [(follow(segment.d) as { r: unknown }).r, segment] as const;

  /** The segment that the router shows in the layout of another one. */
  const openChild = (segment: RscSegment) => {
    const [, child] = (follow(segment.c) as RscSlots | undefined)?.[0] ?? [];
    if (!child) throw new UnexpectedOutput('a segment of its route is missing in its RSC payload');
    return openSegment(follow(child) as RscSegment);
  };

  const convertProps = (props: Record<string, unknown>, segment: RscSegment): Payload =>
    Object.fromEntries(
      Object.entries(props)
        .map(([name, value]) => [name, convert(value, segment)] as const)
        .filter(([, value]) => value !== undefined),
    );

  const convert = (raw: unknown, segment: RscSegment): Payload => {
    const value = follow(raw);
    if (value instanceof LongText) return value.text.replace(/^\$/, '$$$$');
    if (typeof value === 'string') return convertText(value);
    if (typeof value !== 'object' || value === null) return value as number | boolean | null;
    if (!Array.isArray(value)) return convertProps(value as Record<string, unknown>, segment);
    if (!isElement(value)) return value.map((one) => convert(one, segment) ?? null);
    const [, rawType, key, rawProps] = value;
    const [type, props] = [follow(rawType), follow(rawProps) as Record<string, unknown>];
    if (type === '$Sreact.fragment') return convert(props.children, segment);
    if (isHoisted(type, props)) return null;
    if (typeof type === 'string' && !type.startsWith('$')) {
      return ['$', type, key, convertProps(props, segment)];
    }
    if (!(type instanceof ClientComponent)) {
      throw new UnexpectedOutput(`its RSC payload has an unknown element (${String(type)})`);
    }
    if (ROUTER_PROP in props) return convert(...openChild(segment));
    if (NEXT_COMPONENTS.includes(type.name)) return null;
    islands.add(type.name);
    return ['$', type.name, key, convertProps(props, segment)];
  };

  /** The children of `<main>`, and the segment whose layout has it. */
  const findMain = (raw: unknown, segment: RscSegment): [unknown, RscSegment] | undefined => {
    const value = follow(raw);
    if (!Array.isArray(value)) return undefined;
    if (!isElement(value)) {
      return value.map((one) => findMain(one, segment)).find((found) => found !== undefined);
    }
    const props = follow(value[3]) as Record<string, unknown>;
    if (value[1] === 'main') return [props.children, segment];
    return ROUTER_PROP in props
      ? findMain(...openChild(segment))
      : findMain(props.children, segment);
  };

  const { t: route } = follow('$0') as { t?: { t?: RscSegment } };
  const main = route?.t && findMain(...openSegment(route.t));
  if (!main) throw new UnexpectedOutput('no main element found in its RSC payload');
  return { payload: convert(...main), islands };
}

/** Whether React has put an element into the head. */
const isHoisted = (type: unknown, props: Record<string, unknown>): boolean =>
  type === 'script' ? Boolean(props.async) : 'precedence' in props;

/** A text of the payload: special ones begin with a single `$`. */
function convertText(text: string): Payload {
  if (text === '$undefined') return undefined;
  if (text.startsWith('$') && !text.startsWith('$$')) {
    throw new UnexpectedOutput(`its RSC payload has an unknown value (${text.slice(0, 40)})`);
  }
  return text;
}
