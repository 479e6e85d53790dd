import type { Caller } from '../../../model/access';
import type { EnumValue } from '../../../model/enums';
import type { StoredRow } from '../../generated/types';

/** What the steps of an operation on a meeting know. */
export interface MeetingStash {
  who: Caller;
  /** For which side the caller acts. */
  side: EnumValue<'ReviewSide'>;
  /** The application with the changed meeting, once it is stored. */
  stored?: StoredRow;
  /** Whether one write was refused because something has changed since it was read. */
  isSecondTry?: boolean;
  /** The time of the conversation's last message, if a refusal has told it. */
  lastLineAt?: string;
}
