import type { Random } from '@/lib/random';
import { element, group, rect, svg } from './svg';

export const stage = { width: 1600, height: 1067 } as const;

export type Sport =
  | 'Athletics'
  | 'Swimming'
  | 'Basketball'
  | 'Gymnastics'
  | 'Cricket'
  | 'Badminton'
  | 'Table Tennis'
  | 'Volleyball'
  | 'Karate'
  | 'Football';

/** One composition: what it shows in words, and how to draw it. */
export interface Poster {
  sport: Sport;
  alt: string;
  draw: (random: Random) => string[];
}

const wholeStage = {
  filterUnits: 'userSpaceOnUse',
  x: 0,
  y: 0,
  width: stage.width,
  height: stage.height,
};

/** Painted lines rubbed thin by feet: ragged edges, and paint missing in patches. */
function wornFilter(): string {
  return element(
    'filter',
    { id: 'worn', 'color-interpolation-filters': 'sRGB', ...wholeStage },
    element('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: '0.035 0.05',
      numOctaves: 2,
      seed: 7,
      result: 'noise',
    }),
    element('feDisplacementMap', {
      in: 'SourceGraphic',
      in2: 'noise',
      scale: 5,
      xChannelSelector: 'R',
      yChannelSelector: 'G',
      result: 'ragged',
    }),
    element('feColorMatrix', {
      in: 'noise',
      type: 'matrix',
      values: '0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  30 0 0 0 -9.4',
      result: 'left',
    }),
    element('feComposite', { in: 'ragged', in2: 'left', operator: 'in' }),
  );
}

export function worn(...children: string[]): string {
  return group({ filter: 'url(#worn)' }, ...children);
}

export function ground(fill: string): string {
  return rect([0, 0], stage.width, stage.height, fill);
}

export function posterSvg(poster: Poster, random: Random): string {
  return svg(stage.width, stage.height, element('defs', {}, wornFilter()), ...poster.draw(random));
}
