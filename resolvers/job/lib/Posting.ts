import type { Item } from '../../lib/resolver';

/**
 * What the posting rules check. The first steps of a mutation put it into `ctx.stash.posting`. If it is
 * missing or null, the job will not be public, and the steps that check the rules do nothing.
 */
export interface Posting {
  actor: string;
  /** The id of the job or of the selection step that is written. */
  id: string;
  /** The job as it would be stored. */
  job: Item;
  /** The texts to check, by field, in NFKC. */
  texts: Readonly<Record<string, string>>;
  /** Other things shown that can contain a name, such as the name of the cover's file, by field, in NFKC. */
  names: Readonly<Record<string, string>>;
  /**
   * The fields that the public job already shows unchanged. A name in them was accepted when they were
   * written.
   */
  knownFields: readonly string[];
  /**
   * Whether the job was public before and hid the same organization, so that its selection steps were checked
   * then.
   */
  isKnown: boolean;
  /**
   * Whether the writer wants to publish the texts even if they reveal the name of the hidden organization
   * (このまま公開).
   */
  isNameAccepted: boolean;
}
