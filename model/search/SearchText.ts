import type { ExpandedText } from './ExpandedText';
import type { TypedIdentity } from './identityOf';

/** A search text: its meaning, and what it may be as a whole. */
export interface SearchText extends ExpandedText {
  /** The text as the name of a person (`wholeName`). */
  whole: string;
  /** The mail address, telephone number or id if the text is nothing else; otherwise null. */
  identity: TypedIdentity | null;
}
