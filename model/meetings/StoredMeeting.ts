import type { EnumValue } from '../enums';

type Side = EnumValue<'ReviewSide'>;

/** A meeting as the row of its application stores it. Times are in ISO 8601. */
export interface StoredMeeting {
  id: string;
  state: EnumValue<'MeetingState'>;
  /** The times that `offeredBy` offers; empty if there are none to take. */
  times: readonly string[];
  offeredBy: Side;
  answerBy?: string | null;
  /** The agreed time. It stays while times to move the meeting are offered. */
  at?: string | null;
  minutes: number;
  format: EnumValue<'MeetingFormat'>;
  place?: string | null;
  people: readonly string[];
  contact: string;
  /** Rises with each change of what is in calendars (RFC 5545, SEQUENCE). */
  sequence: number;
  cancelledBy?: Side | null;
  updatedAt: string;
}
