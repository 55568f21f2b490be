import { Component } from 'react';
import type { Collections } from '@/lib/model/collections';
import { worksOnFolder } from '../local-folder';
import { describePublication, warnOfPublicRepository } from './publication';

interface PublicationNotesProps {
  content: Collections;
}

interface State {
  warnings: readonly string[];
}

/** Says what a save publishes, and warns if the repository can be read by everybody. */
export class PublicationNotes extends Component<PublicationNotesProps, State> {
  override state: State = { warnings: [] };

  override componentDidMount(): void {
    if (worksOnFolder()) return;
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
        <ul>
          {describePublication(this.props.content).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </>
    );
  }
}
