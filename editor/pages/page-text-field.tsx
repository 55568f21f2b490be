/**
 * The field for the Markdown text of a page, with a preview. It is plain text, because an editor of formatted text would
 * rewrite all of the Markdown.
 */
import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createRef, type MouseEvent } from 'react';
import { Markdown } from '@/components/pages/markdown';
import type { Language } from '@/lib/i18n/language';
import { Button } from '../button';
import { createPicture, MARKS, toggleMarks, type Marks } from './markdown-marks';

/** Finds the range of a text that must be replaced to get another text. */
function findChange(before: string, after: string) {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let rest = 0;
  const limit = Math.min(before.length, after.length) - start;
  while (rest < limit && before.at(-1 - rest) === after.at(-1 - rest)) rest += 1;
  return { start, end: before.length - rest, replacement: after.slice(start, after.length - rest) };
}

/** Links of the preview are not followed: they would leave the form. */
const stayInForm = (event: MouseEvent): void => event.preventDefault();

/** A class, because hooks work only with the copy of React that Sveltia CMS has for itself. */
export class PageTextField extends Component<CustomFieldControlProps, { text: string }> {
  private readonly area = createRef<HTMLTextAreaElement>();

  override state = { text: String(this.props.value ?? '') };

  override componentDidUpdate({ value: before }: CustomFieldControlProps): void {
    const { value } = this.props as { value?: string };
    // "Revert changes" and moving a page change the text from outside. While the user types, old texts may come back.
    if (value !== before && document.activeElement !== this.area.current)
      this.setState({ text: value ?? '' });
  }

  private change(text: string): void {
    this.setState({ text });
    this.props.onChange(text);
  }

  /** Puts marks into the text, or removes them, as if the user typed it: browsers can undo only typed changes. */
  private toggle(marks: Marks): void {
    const area = this.area.current;
    if (!area) return;
    const { value, selectionStart, selectionEnd } = area;
    const selected = { text: value, start: selectionStart, end: selectionEnd };
    const { text, start, end } = toggleMarks(selected, marks);
    const change = findChange(value, text);
    area.focus();
    area.setSelectionRange(change.start, change.end);
    // Deprecated, but the only change by a script that the browser can undo.
    document.execCommand('insertText', false, change.replacement);
    area.setSelectionRange(start, end);
  }

  private async addPicture(): Promise<void> {
    const picture = await this.props.pickFile({ kind: 'image', allowURL: false });
    if (picture && 'value' in picture) this.toggle(createPicture(picture.value));
  }

  override render() {
    const { text } = this.state;
    const language = this.props.field.get('name') as Language;
    const name = `Text: ${String(this.props.field.get('label'))}`;
    return (
      <div className="page-text">
        <p role="group" aria-label={`${name}, marks`}>
          {Object.entries(MARKS).map(([name, marks]) => (
            <Button key={name} label={name} onPress={() => this.toggle(marks)} />
          ))}
          <Button label="Picture" onPress={() => void this.addPicture()} />
        </p>
        <textarea
          ref={this.area}
          id={this.props.forID}
          aria-label={name}
          lang={language}
          value={text}
          onChange={({ target }) => this.change(target.value)}
        />
        {/* Pictures are shown as links: new ones are not published yet. */}
        <div
          className="preview"
          role="region"
          aria-label={`${name}, preview`}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
          tabIndex={0}
          onClickCapture={stayInForm}
          onAuxClickCapture={stayInForm}
        >
          <div lang={language}>
            <Markdown
              language={language}
              textLanguage={language}
              describeFile={(file) => file.replace(/.*\./, '').toUpperCase()}
              replacements={{}}
              tableLabel="Table"
            >
              {text.replaceAll('![', '[Picture: ')}
            </Markdown>
          </div>
        </div>
      </div>
    );
  }
}
