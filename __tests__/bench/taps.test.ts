/** @jest-environment node */
import { TARGETS, type Contestant } from '@/bench/tap-controls';
import { timesPlain, unanswered, type Tapped } from '@/bench/taps';

const NEVER = Infinity;

/** A tab that was tapped once in each of some visits, and answered at those times. */
const tapped = (contestant: Contestant, ...times: number[]): Tapped => ({
  target: { contestant, control: 'tab', route: '/', selector: '', result: '' },
  repeated: [],
  single: times.map((answered) => ({ firstPaint: 400, largestPaint: 500, answered, lost: 0 })),
});

it('every control of the site has a plain page to compare it with', () => {
  const controlsOf = (which: Contestant) =>
    TARGETS.filter(({ contestant }) => contestant === which).map(({ control }) => control);
  expect(controlsOf('plain')).toEqual(controlsOf('site'));
});

describe('the time of a plain page', () => {
  it('is compared by the medians of a single tap', () => {
    expect(timesPlain(tapped('site', 900, 100, 600), tapped('plain', 300, 10, NEVER))).toBe('2.00');
  });

  it.each([
    ['the page', [NEVER], [500]],
    ['the plain page', [500], [NEVER]],
    ['neither', [NEVER], [NEVER]],
  ])('is not compared where %s never answers', (_, site, plain) => {
    expect(timesPlain(tapped('site', ...site), tapped('plain', ...plain))).toBe('');
  });
});

describe('a single tap that is never answered', () => {
  it('is told of', () => {
    expect(unanswered([tapped('site', 900, NEVER, NEVER)])).toEqual([
      'tab: 2 of 3 single taps were never answered',
    ]);
  });

  it('is not told of on pages that the site is compared with', () => {
    expect(unanswered([tapped('plain', NEVER), tapped('empty', NEVER)])).toEqual([]);
  });

  it('is not one that is answered late', () => {
    expect(unanswered([tapped('site', 5_999)])).toEqual([]);
  });
});
