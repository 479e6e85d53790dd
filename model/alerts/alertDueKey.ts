import type { RecordKey } from '../ids';

/**
 * Returns the key of the row that says that an alert has something to send in an hour (`deliverySlot`). The alerts of an
 * hour are one partition, so that nothing scans for them.
 */
export const alertDueKey = (slot: string, alertId: string): RecordKey => ({
  pk: `JobAlertDue#${slot}`,
  sk: alertId,
});
