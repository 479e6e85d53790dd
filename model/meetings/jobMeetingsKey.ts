import type { RecordKey } from '../ids';

/** Returns the key of the row with the times that meetings about a job have taken (ADR 161). */
export const jobMeetingsKey = (job: string): RecordKey => ({ pk: `JobMeetings#${job}`, sk: 'JobMeetings' });
