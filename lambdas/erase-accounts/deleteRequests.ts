import { gracePeriod } from '../../model/gracePeriod';
import { env } from './needs';
import { DAYS_BACK } from './DAYS_BACK';
import { deleteItems } from './deleteItems';
import { utcDay } from '../lib/utcDay';

const DAY = 86_400_000;
const DAYS_AHEAD = Math.ceil(gracePeriod / DAY) + 1;

/**
 * Deletes all deletion requests of an account. There can be several: a cancelled request is deleted only on
 * the day on which it was due, and the person can make a new one before that day.
 */
export async function deleteRequests(sub: string, now = Date.now()): Promise<void> {
  const days = Array.from({ length: DAYS_BACK + DAYS_AHEAD + 1 }, (_, place) => DAYS_AHEAD - place);
  const dayIn = (count: number) => utcDay(now + count * DAY);
  await deleteItems(
    env('INSIGHT_TABLE'),
    days.map((day) => ({ pk: `Erase#${dayIn(day)}`, sk: sub })),
  );
}
