/**
 * The field for the text of a page. It is Markdown and stays as it is written: a field that shows formatted text writes
 * all of it anew. Below it is what the page shows.
 */
import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createRef } from 'react';
import { Markdown } from '@/components/pages/markdown';
import type { Language } from '@/lib/i18n/language';
import { Button } from '../button';

/** What each button makes of the chosen words. */
const MARKS: Record<string, (words: string) => string> = {
  Bold: (words) => words.replace(/\S(.*\S)?|^$/s, '**$&**'),
  Italic: (words) => words.replace(/\S(.*\S)?|^$/s, '*$&*'),
  Link: (words) => `[${words}](https://)`,
  Heading: (words) => `## ${words}`,
  List: (words) => words.replace(/^/gm, '- '),
  'Numbered list': (words) => words.replace(/^/gm, '1. '),
  Table: (words) => `| ${words} | |\n| - | - |\n| | |`,
};

/** A class, because hooks work only with the copy of React that Sveltia CMS has for itself. */
export class PageTextField extends Component<CustomFieldControlProps, { text: string }> {
  private readonly area = createRef<HTMLTextAreaElement>();

  override state = { text: String(this.props.value ?? '') };

  override componentDidUpdate({ value: before }: CustomFieldControlProps): void {
    const { value } = this.props as { value?: string };
    // "Revert changes" and the order of the pages change the text from outside. What is typed comes back late.
    if (value !== before && document.activeElement !== this.area.current)
      this.setState({ text: value ?? '' });
  }

  private change(text: string): void {
    this.setState({ text });
    this.props.onChange(text);
  }

  private mark(change: (words: string) => string): void {
    const area = this.area.current;
    if (!area) return;
    const { selectionStart: start, selectionEnd: end, value } = area;
    area.focus();
    area.setRangeText(change(value.slice(start, end)), start, end, 'end');
    // Between the marks, where one goes on writing.
    area.selectionEnd = end + change('\0').indexOf('\0');
    this.change(area.value);
  }

  private async addPicture(): Promise<void> {
    const picture = await this.props.pickFile({ kind: 'image', allowURL: false });
    if (picture && 'value' in picture) this.mark((words) => `![${words}](${picture.value})`);
  }

  override render() {
    const { text } = this.state;
    const language = this.props.field.get('name') as Language;
    return (
      <div className="page-text">
        <p>
          {Object.entries(MARKS).map(([name, change]) => (
            <Button key={name} label={name} onPress={() => this.mark(change)} />
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
        {/* Inert, because a link would leave the form. A picture is a link: a new one is not published yet. */}
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
