import { Component } from 'react';
import type { Told } from './actions';

/** The pause after which the result of typing is told, in milliseconds. */
const TYPING_PAUSE = 1000;

interface StatusLineState {
  text: string;
  count: number;
}

/** Tells screen readers and shows what was just done, each time once. */
export class StatusLine extends Component<{ told?: Told }, StatusLineState> {
  override state: StatusLineState = { text: '', count: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;

  override componentDidUpdate({ told: before }: { told?: Told }): void {
    const { told } = this.props;
    if (!told || told === before) return;
    clearTimeout(this.timer);
    const tell = () => this.setState(({ count }) => ({ text: told.text, count: count + 1 }));
    if (told.isTyped) this.timer = setTimeout(tell, TYPING_PAUSE);
    else tell();
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
  }

  override render() {
    const { text, count } = this.state;
    // With a key, the same text is told again.
    return (
      <p role="status">
        <span key={count}>{text}</span>
      </p>
    );
  }
}
