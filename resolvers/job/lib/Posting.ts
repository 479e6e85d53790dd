import type { Finding } from '../../../model/rules/posting/Finding';
import type { Snapshot } from '../../generated/types';

/**
 * What the posting rules must check before a job, or a record below it, is written. It is in
 * `ctx.stash.posting`. If it is missing or null, nobody but the job's staff and administrators will see anything that
 * changes, and there is nothing to check.
 */
export interface Posting {
  actor: string;
  /** The id of the job or of the selection step that is written. */
  id: string;
  /**
   * The job that the rules check. If the job itself is written, it has the new values, which are stored only
   * if the rules accept them. If a record below the job is written, it is the stored job.
   */
  job: Snapshot<'OpenJob'>;
  /** Whether the job is not public, but its writer asks for the publication or changes it while a review is due. */
  isForReview: boolean;
  /**
   * Whether only the title is checked: the job was public, and those who keep it or applied to it go on seeing its
   * title.
   */
  isTitleOnly: boolean;
  /** The texts to check, in Unicode's compatibility form (NFKC), by field. */
  texts: Readonly<Record<string, string>>;
  /**
   * Further values that could reveal an organization's name, such as the names of skill tags, in
   * NFKC, by field.
   */
  names: Readonly<Record<string, string>>;
  /**
   * The fields that the job already shows to the public with the same value. If one of them contains the name
   * of the hidden organization, somebody has already confirmed that it may be shown.
   */
  knownFields: readonly string[];
  /**
   * Whether the job was already public before this write, and hid the same organization. If so, its selection
   * steps have already been checked for the organization's name.
   */
  isKnown: boolean;
  /**
   * Whether the writer confirmed that the texts may be published although they reveal the hidden
   * organization's name (the button このまま公開).
   */
  isNameAccepted: boolean;
}

/** The stash of the steps that check a posting; nothing is checked without one. */
export interface PostingStash {
  posting?: Posting | null;
  /** The problems found so far. The last step refuses all of them at once. */
  findings?: Finding[];
}
