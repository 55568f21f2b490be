import { colour } from './palette';
import { circle, ellipse, group, line, shape, stroke } from './svg';

export type HairStyle = 'short' | 'wavy' | 'receding' | 'bun' | 'braid' | 'loose' | 'bob';

const faceOutline =
  'M286 372C284 262 336 214 400 214S516 262 514 372C513 478 466 566 400 568C334 566 287 478 286 372Z';

export function neck(skin: string): string {
  return (
    shape('M342 480V668Q400 760 458 668V480Z', skin) +
    shape('M342 520Q400 640 458 520V610Q400 668 342 570Z', colour.clayDeep, { opacity: 0.3 })
  );
}

/** A face told by its light alone: a shaded side whose edge draws brow, nose and lip. */
export function face(skin: string): string {
  const shade =
    'M404 214C470 214 516 262 514 372C513 478 466 566 400 568C424 540 420 520 408 506C420 498 422 488 408 478C430 474 446 462 432 440C416 414 412 380 420 350C430 310 420 250 404 214Z';
  return [
    ellipse([284, 400], 20, 34, skin),
    ellipse([516, 400], 20, 34, skin),
    ellipse([516, 400], 20, 34, colour.clayDeep, { opacity: 0.25 }),
    shape(faceOutline, skin),
    shape(shade, colour.clayDeep, { opacity: 0.24 }),
  ].join('');
}

function eye(x: number, hair: string): string {
  return (
    circle([x, 394], 8.5, hair) +
    stroke(`M${x - 22} 394Q${x} 376 ${x + 22} 394`, hair, 6, { 'stroke-linecap': 'round' })
  );
}

export function features(hair: string): string {
  return [
    stroke('M316 356Q344 340 374 354M428 354Q456 340 482 356', hair, 9, {
      'stroke-linecap': 'round',
    }),
    eye(348, colour.hair),
    eye(454, colour.hair),
    stroke('M366 502Q400 518 436 502', colour.clayDeep, 7, {
      'stroke-linecap': 'round',
      opacity: 0.75,
    }),
  ].join('');
}

export function hairBehind(style: HairStyle, tint: string): string {
  switch (style) {
    case 'bun':
      return (
        circle([400, 196], 74, tint) +
        shape('M272 400C262 250 330 190 400 190S538 250 528 400L500 470H300Z', tint)
      );
    case 'loose':
      return shape(
        'M400 178C290 178 250 260 254 380C258 520 214 600 232 730C300 780 500 780 568 730C586 600 542 520 546 380C550 260 510 178 400 178Z',
        tint,
      );
    case 'bob':
      return shape(
        'M400 180C286 180 250 270 252 380C252 480 236 540 262 580C320 600 480 600 538 580C564 540 548 480 548 380C550 270 514 180 400 180Z',
        tint,
      );
    case 'braid':
      return shape(
        'M400 180C290 180 258 270 264 400L310 520H490L536 400C542 270 510 180 400 180Z',
        tint,
      );
    default:
      return '';
  }
}

export function hairInFront(style: HairStyle, tint: string): string {
  const centreParted =
    'M400 236C340 246 300 310 284 412C262 330 272 190 400 184C528 190 538 330 516 412C500 310 460 246 400 236Z';
  switch (style) {
    case 'short':
      return shape(
        'M276 380C262 260 310 182 404 182C496 182 540 262 524 380L510 330C500 290 470 272 400 270C330 272 300 290 290 330Z',
        tint,
      );
    case 'wavy':
      return shape(
        'M274 376C250 280 286 170 380 172C420 148 540 176 530 300C532 330 528 356 522 380C514 330 500 300 470 286C400 300 350 280 330 262C306 290 292 330 288 384Z',
        tint,
      );
    case 'receding':
      return (
        shape(
          'M276 400C262 300 300 216 344 206C316 250 300 300 296 360ZM524 400C538 300 500 216 456 206C484 250 500 300 504 360Z',
          tint,
        ) + shape('M330 216Q400 184 470 216Q400 206 330 216Z', tint)
      );
    case 'bun':
    case 'braid':
      return shape(centreParted, tint);
    case 'loose':
      return shape(
        'M370 200C320 226 292 300 282 420C262 330 266 190 400 182C534 190 538 330 518 420C514 310 470 236 370 200Z',
        tint,
      );
    case 'bob':
      return shape(
        'M270 420C258 280 300 184 400 182C500 184 542 280 530 420C520 340 500 310 490 292C430 306 350 306 312 290C298 320 284 360 270 420Z',
        tint,
      );
  }
}

/** A plait brought forward over the shoulder. */
export function plait(tint: string, tie: string): string {
  const knots = [0, 1, 2, 3, 4, 5].map((index) => {
    const [x, y] = [478 + index * 16 - index * index, 520 + index * 64];
    const turn = `rotate(${index % 2 ? 22 : -22} ${x} ${y})`;
    return ellipse([x, y], 42 - index * 2.4, 50, tint, { transform: turn });
  });
  return knots.join('') + ellipse([532, 896], 20, 42, tie);
}

export function turban(cloth: string, fold: string): string {
  return [
    shape(
      'M262 352C240 220 300 130 404 130C508 130 560 220 538 352C500 290 450 262 400 252C350 262 300 290 262 352Z',
      cloth,
    ),
    stroke(
      'M270 330C300 230 380 190 470 150M530 330C500 260 440 220 330 148M276 280C330 220 420 180 520 200',
      fold,
      9,
      { 'stroke-linecap': 'round' },
    ),
    shape('M364 268Q400 214 436 268Q400 252 364 268Z', fold),
  ].join('');
}

export function beard(tint: string): string {
  return (
    shape(
      'M286 388C290 470 330 520 352 492Q400 456 448 492C470 520 510 470 514 388C520 500 470 610 400 612C330 610 280 500 286 388Z',
      tint,
    ) + stroke('M372 516Q400 526 428 516', colour.clayDeep, 7, { 'stroke-linecap': 'round' })
  );
}

export function moustache(tint: string): string {
  return shape('M348 484Q374 456 400 468Q426 456 452 484Q424 486 400 480Q376 486 348 484Z', tint);
}

export function glasses(tint: string): string {
  const frame = { fill: colour.mist, 'fill-opacity': 0.28, stroke: tint, 'stroke-width': 9 };
  return group(
    {},
    ellipse([346, 388], 46, 38, colour.mist, frame),
    ellipse([456, 388], 46, 38, colour.mist, frame),
    line([392, 382], [410, 382], tint, 9),
    line([300, 382], [278, 374], tint, 8),
    line([502, 382], [522, 374], tint, 8),
  );
}

export function earrings(tint: string): string {
  return circle([278, 448], 12, tint) + circle([522, 448], 12, tint);
}
