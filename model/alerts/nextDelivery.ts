import type { AlertSchedule } from './AlertSchedule';
import { deliverySlot } from './deliverySlot';
import { isDeliverySlot } from './isDeliverySlot';

const HOUR = 3_600_000;
const HOURS_PER_WEEK = 168;

/** Returns the first hour of Japan, beginning after a time, in which the mail of an alert is sent (`deliverySlot`). */
export function nextDelivery(at: number, schedule: AlertSchedule): string {
  const first = Math.floor(at / HOUR) * HOUR + HOUR;
  const slots = Array.from({ length: HOURS_PER_WEEK }, (_, hours) => deliverySlot(first + hours * HOUR));
  const slot = slots.find((each) => isDeliverySlot(each, schedule));
  if (!slot) throw new Error(`No hour of a week fits ${JSON.stringify(schedule)}`);
  return slot;
}
