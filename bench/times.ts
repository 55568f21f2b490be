/** The parts of the bench that measure times. */
import { ROUTE_PATHS } from '@/lib/routes';
import { compareVisits, type Setting } from './compare';
import { CONTROLS } from './controls';
import { runLighthouse } from './lighthouse';
import { pressControl } from './presses';
import { visitSlowly } from './slow-visit';

/** How many times slower the processor of a mid-range phone is. */
const MID_RANGE_CPU = 4;

/** When pages are painted, as Lighthouse estimates it with its defaults for phones. */
export const measureWithLighthouse = (setting: Setting) =>
  compareVisits(setting, {
    title: 'Lighthouse',
    text: `Medians of ${setting.runs} visits, in milliseconds; target: at most 1.1 times those of the floor in the same language.`,
    measures: ['FCP', 'LCP'],
    ratios: (['FCP', 'LCP'] as const).flatMap((measure) => [
      { of: 'site', to: 'floor', measure, target: 1.1 },
      { of: 'hindi', to: 'hindi floor', measure, target: 1.1 },
    ]),
    rows: ROUTE_PATHS.map((route) => ({
      name: `\`${route}\``,
      route,
      on: ['site', 'floor', 'hindi', 'hindi floor'],
      visit: runLighthouse,
    })),
  });

/** First visits on the slowest phone: the largest paint, and the answer of a control that is tapped once it is painted. */
export const measureTaps = (setting: Setting) =>
  compareVisits(setting, {
    title: 'Taps',
    text: `Medians of ${setting.runs} visits, in milliseconds since the page was requested; targets: LCP at most 1,800, every control answered after at most 5,000, and at most 1.15 times the SPA's.`,
    measures: ['LCP', 'answered'],
    limits: { LCP: 1_800, answered: 5_000 },
    ratios: [
      { measure: 'LCP', of: 'site', to: 'spa' },
      { measure: 'answered', of: 'site', to: 'spa', target: 1.15 },
    ],
    // The next slide is answered by style, and browsers would count its picture as the largest paint.
    rows: CONTROLS.filter(({ name, keys, texts }) => !keys && !texts && name !== 'next slide').map(
      (control) => ({
        ...control,
        on: ['site', 'hindi', ...control.on.filter((who) => who === 'spa')],
        visit: (url) => visitSlowly(setting.browser, url, control),
      }),
    ),
  });

/** How soon idle pages answer presses, on a phone with a slow processor. */
export const measurePresses = (setting: Setting) =>
  compareVisits(setting, {
    title: 'Presses',
    text: `Medians of ${setting.runs} visits, in milliseconds; target: at most 1.1 times the SPA's.`,
    measures: ['first', 'later'],
    ratios: [
      { measure: 'first', of: 'site', to: 'spa', target: 1.1 },
      { measure: 'later', of: 'site', to: 'spa', target: 1.1 },
      { measure: 'later', of: 'site', to: 'floor' },
    ],
    rows: CONTROLS.filter(({ on, texts }) => on.length > 1 || texts).map((control) => ({
      ...control,
      visit: (url) => pressControl(setting.browser, url, control, MID_RANGE_CPU),
    })),
  });
