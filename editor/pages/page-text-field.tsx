/**
 * The field for the Markdown text of a page, with a preview. It is plain text, because an editor of formatted text would
 * rewrite all of the Markdown.
 */
import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createRef } from 'react';
import { Markdown } from '@/components/pages/markdown';
import type { Language } from '@/lib/i18n/language';
import { Button } from '../button';
import { createPicture, MARKS, toggleMarks, type Marks } from './markdown-marks';

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
    let from = 0;
    while (from < value.length && value[from] === text[from]) from += 1;
    let rest = 0;
    const limit = Math.min(value.length, text.length) - from;
    while (rest < limit && value.at(-1 - rest) === text.at(-1 - rest)) rest += 1;
    area.focus();
    area.setSelectionRange(from, value.length - rest);
    // Deprecated, but the only change by a script that the browser can undo.
    document.execCommand('insertText', false, text.slice(from, text.length - rest));
    area.setSelectionRange(start, end);
  }

  private async addPicture(): Promise<void> {
    const picture = await this.props.pickFile({ kind: 'image', allowURL: false });
    if (picture && 'value' in picture) this.toggle(createPicture(picture.value));
  }

  override render() {
    const { text } = this.state;
    const language = this.props.field.get('name') as Language;
    return (
      <div className="page-text">
        <p>
          {Object.entries(MARKS).map(([name, marks]) => (
            <Button key={name} label={name} onPress={() => this.toggle(marks)} />
          ))}
          <Button label="Picture" onPress={() => void this.addPicture()} />
        </p>
        <textarea
          ref={this.area}
          id={this.props.forID}
          aria-label={String(this.props.field.get('label'))}
          lang={language}
          value={text}
          onChange={({ target }) => this.change(target.value)}
        />
        {/* Inert, because a link would leave the form. Pictures are shown as links: new ones are not published yet. */}
        <div className="preview" lang={language} inert>
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
    );
  }
}
