import { alertDueKey } from '../../../model/alerts/alertDueKey';
import type { AlertSchedule } from '../../../model/alerts/AlertSchedule';
import { nextDelivery } from '../../../model/alerts/nextDelivery';
import { secondsAfter } from './secondsAfter';

const DAYS_KEPT = 10;

/** Returns the row that says that an alert has something to send at its next hour. */
export const dueRow = (alertId: string, schedule: AlertSchedule, now: number) => ({
  ...alertDueKey(nextDelivery(now, schedule), alertId),
  __typename: 'JobAlertDue',
  expiresAt: secondsAfter(now, DAYS_KEPT),
});
