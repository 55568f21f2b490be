import { Component } from 'react';
import type { CollectionValues } from '@/lib/model/collections';
import { usesLocalFolder } from '../local-folder';
import { describePublication, findExposure } from './publication';

interface PublicationNotesProps {
  content: CollectionValues;
}

interface PublicationNotesState {
  warning?: string;
}

/** What the site shows of the records, and whether others can read their file. */
export class PublicationNotes extends Component<PublicationNotesProps, PublicationNotesState> {
  override state: PublicationNotesState = {};

  override componentDidMount(): void {
    if (usesLocalFolder()) return;
    const { repository } = this.props.content.site;
    void findExposure(repository).then((found) => this.setState({ warning: found?.problem }));
  }

  override render() {
    const { warning } = this.state;
    return (
      <>
        {warning && <p role="alert">{warning}</p>}
        <details open>
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
