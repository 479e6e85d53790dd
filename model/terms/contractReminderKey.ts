import type { RecordKey } from '../ids';
import type { ContractDate } from './listContractDates';

/**
 * Returns the key of the row that says on which day both sides are reminded of a date of a contract. The reminders of a
 * day are one partition, so that nothing scans for them.
 */
export const contractReminderKey = (
  application: string,
  { about, on, remindOn }: Pick<ContractDate, 'about' | 'on' | 'remindOn'>,
): RecordKey => ({
  pk: `ContractReminder#${remindOn}`,
  sk: `${application}#${about}#${on}`,
});
