import type { Item } from '../../lib/resolver';

/**
 * What the posting rules must check before a job, or a record below it, is written. It is in
 * `ctx.stash.posting`. If it is missing or null, the job will not be public, and there is nothing to check.
 */
export interface Posting {
  actor: string;
  /** The id of the job or of the selection step that is written. */
  id: string;
  /**
   * The job that the rules check: when the job is written, as it will be stored if the rules accept it; when
   * a record below the job is written, as it is stored now.
   */
  job: Item;
  /** The texts to check, in Unicode's compatibility form (NFKC), by field. */
  texts: Readonly<Record<string, string>>;
  /**
   * Further values that could reveal an organization's name, such as the file name of the cover picture, in
   * NFKC, by field.
   */
  names: Readonly<Record<string, string>>;
  /**
   * The fields that the job already shows to the public with the same value. If one of them contains the
   * name of the hidden organization, this was accepted before.
   */
  knownFields: readonly string[];
  /**
   * Whether the job was already public and hid the same organization. The names in its selection steps were
   * checked then.
   */
  isKnown: boolean;
  /**
   * Whether the writer confirmed that the texts may be published although they reveal the hidden
   * organization's name (the button このまま公開).
   */
  isNameAccepted: boolean;
}
