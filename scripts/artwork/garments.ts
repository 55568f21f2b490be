import { colour } from './palette';
import { circle, line, polygon, shape, stroke, points } from './svg';

const shoulders =
  'M70 1010C76 850 130 770 262 722L345 674Q400 724 455 674L538 722C670 770 724 850 730 1010Z';

/** Shade down one side, so that a flat garment has weight. */
function sideShade(): string {
  return shape('M538 722C670 770 724 850 730 1010H560C590 900 580 800 500 740Z', colour.night, {
    opacity: 0.16,
  });
}

export function sari(cloth: string, blouse: string, border: string): string {
  const drape = 'M236 1010C270 900 400 800 470 678L548 712C640 745 690 790 715 870L730 1010Z';
  const folds = ['M330 1010C380 900 470 810 510 705', 'M440 1010C470 920 540 830 556 722'];
  return [
    shape(shoulders, blouse),
    shape(drape, cloth),
    stroke('M240 1010C274 902 402 804 474 682', border, 26),
    stroke('M262 1010C296 908 420 816 492 694', colour.night, 4, { opacity: 0.25 }),
    ...folds.map((fold) => stroke(fold, colour.night, 7, { opacity: 0.2 })),
    sideShade(),
  ].join('');
}

export function kurta(cloth: string, trim: string): string {
  return [
    shape(shoulders, cloth),
    stroke('M338 668Q400 738 462 668', trim, 24),
    shape('M384 716H416V920H384Z', trim),
    ...[760, 815, 870].map((y) => circle([400, y], 7, cloth)),
    sideShade(),
  ].join('');
}

export function nehruJacket(jacket: string, sleeve: string, button: string): string {
  return [
    shape(shoulders, sleeve),
    shape(
      'M196 1010C190 900 200 800 262 722L338 676L400 740L462 676L538 722C600 800 610 900 604 1010Z',
      jacket,
    ),
    shape('M330 640C335 680 360 715 396 742V700C370 690 350 670 344 640Z', jacket),
    shape('M470 640C465 680 440 715 404 742V700C430 690 450 670 456 640Z', jacket),
    stroke('M330 652C338 690 362 722 396 748M470 652C462 690 438 722 404 748', sleeve, 3, {
      opacity: 0.5,
    }),
    line([400, 744], [400, 1010], colour.night, 4, { opacity: 0.5 }),
    ...[790, 860, 930].map((y) => circle([416, y], 8, button)),
    polygon(points('470,842 540,830 538,852 472,862'), sleeve),
    sideShade(),
  ].join('');
}

export function blazer(cloth: string, shirt: string, tie?: string): string {
  const lapelLeft = 'M340 672L262 724L300 830L262 850L398 1010V900Z';
  const lapelRight = 'M460 672L538 724L500 830L538 850L402 1010V900Z';
  const knot =
    tie === undefined
      ? ''
      : polygon(points('380,722 420,722 412,760 432,930 400,980 368,930 388,760'), tie);
  return [
    shape(shoulders, cloth),
    shape('M338 668L400 1010L462 668Q400 728 338 668Z', shirt),
    polygon(points('338,656 400,724 356,778 326,690'), shirt),
    polygon(points('462,656 400,724 444,778 474,690'), shirt),
    stroke('M356 778L400 724L444 778', colour.slate, 4, { opacity: 0.5 }),
    knot,
    shape(lapelLeft, cloth),
    shape(lapelRight, cloth),
    stroke('M262 724L300 830L262 850L398 1010M538 724L500 830L538 850L402 1010', colour.night, 5, {
      opacity: 0.4,
    }),
    sideShade(),
  ].join('');
}

export function dupatta(cloth: string, scarf: string, border: string): string {
  const fall =
    'M330 676C290 690 262 706 246 730C226 800 214 900 214 1010H318L352 760Q400 796 448 760L482 1010H586C586 900 574 800 554 730C538 706 510 690 470 676Q400 770 330 676Z';
  return [
    shape(shoulders, cloth),
    sideShade(),
    shape(fall, scarf),
    stroke('M318 1010L352 760Q400 796 448 760L482 1010', border, 14),
    stroke('M286 740C262 820 256 920 258 1010M514 740C538 820 544 920 542 1010', colour.night, 5, {
      opacity: 0.18,
    }),
  ].join('');
}

export function trackJacket(cloth: string, stripe: string): string {
  return [
    shape(shoulders, cloth),
    shape(
      'M318 690C316 650 330 632 346 622Q400 700 454 622C470 632 484 650 482 690L400 770Z',
      cloth,
    ),
    stroke('M318 690L400 770L482 690', colour.night, 5, { opacity: 0.35 }),
    line([400, 700], [400, 1010], stripe, 8),
    ...[0, 1, 2].flatMap((index) => [
      stroke(
        `M${262 - index * 30} ${724 + index * 13}C${190 - index * 26} ${800} ${170 - index * 28} 900 ${166 - index * 30} 1010`,
        stripe,
        10,
      ),
      stroke(
        `M${538 + index * 30} ${724 + index * 13}C${610 + index * 26} ${800} ${630 + index * 28} 900 ${634 + index * 30} 1010`,
        stripe,
        10,
      ),
    ]),
    sideShade(),
  ].join('');
}
