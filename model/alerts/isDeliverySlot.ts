import type { AlertSchedule } from './AlertSchedule';

/** Returns whether the mail of an alert is sent in this hour of Japan (`deliverySlot`). */
export function isDeliverySlot(slot: string, { frequency, hour, weekday }: AlertSchedule): boolean {
  const [day = '', hours = ''] = slot.split('T');
  if (Number(hours) !== hour) return false;
  return frequency === 'DAILY' || (new Date(`${day}T00:00:00Z`).getUTCDay() || 7) === (weekday ?? 1);
}
