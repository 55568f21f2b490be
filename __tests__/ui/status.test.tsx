import { act, cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Status } from '@/components/ui/status';

it('R2 At whatever speed somebody types, a result is told once, when no letter has come for a second', () => {
  jest.useFakeTimers();
  const typing = fc.array(fc.record({ text: fc.constantFrom('a', 'ab'), wait: fc.nat(2_500) }));
  fc.assert(
    fc.property(typing, (steps) => {
      cleanup();
      const { rerender } = render(<Status request="">Result</Status>);
      const status = screen.getByRole('status');
      let [shown, rest] = ['', 1_000];
      for (const { text, wait } of steps) {
        const told = status.firstElementChild;
        rerender(<Status request={text}>Result</Status>);
        rest = (text === shown ? rest : 0) + wait;
        shown = text;
        act(() => jest.advanceTimersByTime(wait));
        const isTold = rest >= 1_000;
        expect(status.getAttribute('aria-live')).toBe(isTold ? null : 'off');
        // Browsers tell a new element.
        if (isTold && rest === wait) expect(status.firstElementChild).not.toBe(told);
      }
    }),
  );
});
