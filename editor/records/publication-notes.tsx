import { Component } from 'react';
import type { CollectionValues } from '@/lib/model/collections';
import { usesLocalFolder } from '../local-folder';
import { describePublication, warnOfPublicRepository } from './publication';

/** Wide windows show the sentences about privacy at once, narrower ones on request. */
const WIDE_WINDOW = '(width >= 48rem)';

interface PublicationNotesProps {
  content: CollectionValues;
}

interface PublicationNotesState {
  warnings: readonly string[];
}

/** What the site shows of the records, and whether others can read their file. */
export class PublicationNotes extends Component<PublicationNotesProps, PublicationNotesState> {
  override state: PublicationNotesState = { warnings: [] };

  override componentDidMount(): void {
    if (usesLocalFolder()) return;
    const { repository } = this.props.content.site;
    void warnOfPublicRepository(repository).then((warnings) => this.setState({ warnings }));
  }

  override render() {
    return (
      <>
        {this.state.warnings.map((warning) => (
          <p key={warning} role="alert">
            {warning}
          </p>
        ))}
        <details open={matchMedia(WIDE_WINDOW).matches}>
          <summary>
            <h2>What the site shows of the records</h2>
          </summary>
          {describePublication(this.props.content).map((note) => (
            <p key={note}>{note}</p>
          ))}
        </details>
      </>
    );
  }
}
