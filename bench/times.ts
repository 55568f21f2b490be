/** The parts of the bench that measure times. */
import { ROUTE_PATHS } from '@/lib/routes';
import { compareVisits, type Setting } from './compare';
import { runLighthouse } from './lighthouse';
import { CONTROLS, pressControl } from './presses';

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

/** How soon idle pages answer presses, on a phone with a slow processor. */
export const measurePresses = (setting: Setting) =>
  compareVisits(setting, {
    title: 'Presses',
    text: `Medians of ${setting.runs} visits, in milliseconds, at a processor slowed ${MID_RANGE_CPU} times; target: at most 50.`,
    measures: ['answered'],
    limits: { answered: 50 },
    rows: CONTROLS.map((control) => ({
      ...control,
      on: ['site'],
      visit: (url) => pressControl(setting.browser, url, control, MID_RANGE_CPU),
    })),
  });
