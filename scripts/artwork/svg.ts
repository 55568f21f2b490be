export type Point = readonly [x: number, y: number];
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Two decimals are finer than a pixel and keep the sources short. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function attribute(name: string, value: string | number): string {
  return `${name}="${typeof value === 'number' ? short(value) : value}"`;
}

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [attribute(key, value)]))
    .join(' ');
  const opening = written === '' ? name : `${name} ${written}`;
  return children.length === 0 ? `<${opening}/>` : `<${opening}>${children.join('')}</${name}>`;
}

export function group(attributes: Attributes, ...children: string[]): string {
  return element('g', attributes, ...children);
}

export function rect(
  [x, y]: Point,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('rect', { x, y, width, height, fill, ...more });
}

export function circle([cx, cy]: Point, r: number, fill: string, more: Attributes = {}): string {
  return element('circle', { cx, cy, r, fill, ...more });
}

export function ellipse(
  [cx, cy]: Point,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more });
}

export function ring(
  [cx, cy]: Point,
  r: number,
  stroke: string,
  width: number,
  more: Attributes = {},
): string {
  return element('circle', { cx, cy, r, fill: 'none', stroke, 'stroke-width': width, ...more });
}

export function line(
  [x1, y1]: Point,
  [x2, y2]: Point,
  stroke: string,
  width: number,
  more: Attributes = {},
): string {
  return element('line', { x1, y1, x2, y2, stroke, 'stroke-width': width, ...more });
}

export function shape(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d, fill, ...more });
}

export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...more });
}

export function polygon(points: readonly Point[], fill: string, more: Attributes = {}): string {
  return element('polygon', { points: listed(points), fill, ...more });
}

export function frame(
  [x, y]: Point,
  width: number,
  height: number,
  colour: string,
  thickness: number,
  more: Attributes = {},
): string {
  const attributes = { x, y, width, height, fill: 'none', stroke: colour };
  return element('rect', { ...attributes, 'stroke-width': thickness, ...more });
}

/** Reads points written as in SVG: `'0,860 1600,860'`. */
export function points(text: string): Point[] {
  return text.split(' ').map((written) => {
    const [x = NaN, y = NaN] = written.split(',').map(Number);
    if (Number.isNaN(x) || Number.isNaN(y)) throw new RangeError(`not a point: "${written}"`);
    return [x, y];
  });
}

function listed(points: readonly Point[]): string {
  return points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ');
}

export interface Placement {
  at?: Point;
  rotate?: number;
  scale?: number | Point;
  /** Slant in degrees, as a court seen from a corner leans. */
  skew?: number;
}

/** Puts a drawing made around its own origin somewhere on the sheet. */
export function place(placement: Placement, ...children: string[]): string {
  const { at = [0, 0], rotate = 0, scale = 1, skew = 0 } = placement;
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const steps = [`translate(${short(at[0])} ${short(at[1])})`];
  if (rotate !== 0) steps.push(`rotate(${short(rotate)})`);
  if (skew !== 0) steps.push(`skewX(${short(skew)})`);
  if (sx !== 1 || sy !== 1) steps.push(`scale(${String(sx)} ${String(sy)})`);
  return group({ transform: steps.join(' ') }, ...children);
}

export function svg(width: number, height: number, ...children: string[]): string {
  const viewBox = `0 0 ${width} ${height}`;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox, width, height },
    ...children,
  );
}

/** `count` drawings, told their index. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
