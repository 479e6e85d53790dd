import type { RecordKey } from '../ids';
import { japanDay } from '../japanDay';

/**
 * Returns the key of the row that says on which day of Japan a meeting takes place. The reminders of a day are one
 * partition, so that nothing scans for them.
 */
export const meetingReminderKey = (at: string, application: string, meeting: string): RecordKey => ({
  pk: `MeetingReminder#${japanDay(at)}`,
  sk: `${application}#${meeting}`,
});
