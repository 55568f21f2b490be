/** The parts of the bench that measure times. */
import { ROUTE_PATHS } from '@/lib/routes';
import { compareVisits, type Contestant, type Setting } from './compare';
import { CONTROLS, MENU, type Control } from './controls';
import { runLighthouse } from './lighthouse';
import { pressControl } from './presses';
import { visitSlowly, type SlowPhone } from './slow-visit';

/** A mid-range phone with the slow network of Lighthouse. */
const SLOW_PHONE: SlowPhone = {
  cpu: 4,
  network: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
};
/** 400 kbit/s. */
const SLOWEST_PHONE: SlowPhone = {
  cpu: 6,
  network: { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
};

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

/** When a tap is answered that comes as soon as the control is painted. */
export const measureTaps = (setting: Setting) =>
  compareVisits(setting, {
    title: 'Taps',
    text: `Medians of ${setting.runs} visits, in milliseconds since the page was requested; target: at most 1.15 times the SPA's.`,
    measures: ['painted', 'answered'],
    ratios: [
      { measure: 'answered', of: 'site', to: 'spa', target: 1.15 },
      { measure: 'answered', of: 'site', to: 'floor' },
    ],
    rows: CONTROLS.filter(({ keys, texts }) => !keys && !texts).map((control) => ({
      ...control,
      visit: (url) => visitSlowly(setting.browser, url, control, SLOW_PHONE),
    })),
  });

/** The SPA has its menu for controls that it lacks. */
const chooseTapped = (control: Control, who: Contestant) =>
  who === 'spa' && !control.on.includes(who) ? MENU : control;

/** On the slowest phone: the largest paint, and the answer of the control that is answered last. */
export const measureSlowest = (setting: Setting) =>
  compareVisits(setting, {
    title: 'The slowest phone',
    text: `Medians of ${setting.runs} visits, in milliseconds since the page was requested; targets: LCP at most 1,800, every control answered after at most 5,000.`,
    measures: ['LCP', 'answered'],
    limits: { LCP: 1_800, answered: 5_000 },
    rows: CONTROLS.filter(({ isLast }) => isLast).map((control) => ({
      ...control,
      name: `\`${control.route}\`, ${control.name}`,
      on: ['site', 'hindi', 'spa'],
      visit: (url, who) =>
        visitSlowly(setting.browser, url, chooseTapped(control, who), SLOWEST_PHONE),
    })),
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
      visit: (url) => pressControl(setting.browser, url, control, SLOW_PHONE.cpu),
    })),
  });
