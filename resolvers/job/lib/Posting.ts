import type { Item } from '../../lib/resolver';

/**
 * What the posting rules check, as the first step of a mutation leaves it in `ctx.stash.posting`. Without it, or with
 * null, nothing becomes public, and the steps that ask the rules do nothing.
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
  /** The fields that show a name already, because it was accepted when they were written. */
  knownFields: readonly string[];
  /** Whether the job was public under a substitute name before, so that its selection steps were checked. */
  isKnown: boolean;
  /** Whether the writer publishes texts that reveal the name of the hidden organization (このまま公開). */
  isNameAccepted: boolean;
}
