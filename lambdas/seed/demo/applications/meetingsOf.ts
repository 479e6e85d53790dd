import type { StoredMeeting } from '../../../../model/meetings/StoredMeeting';
import { Random } from '../../lib/Random';
import type { SeedDay } from '../../lib/SeedDay';
import { seedUlid } from '../../lib/seedUlid';
import type { DemoApplication } from './DemoApplication';

const DURATION = 60;
/** Offered and agreed meetings are in some days, from ten o'clock on. */
const AHEAD = [3, 4, 6] as const;

/**
 * Returns the meetings of a demo application: times that are offered or a time that is agreed while the selection is at
 * its meeting, otherwise the meeting that it had then. The test talent can take one of the times.
 */
export function meetingsOf(
  day: SeedDay,
  { talent, type, steps, conversationId }: DemoApplication,
): StoredMeeting[] {
  const step = steps.find((each) => each.type === 'INTERVIEW');
  if (!step) return [];
  const key = `meeting:${conversationId}`;
  const random = new Random(key);
  const times = AHEAD.map((days) => day.ago(-days, random.int(10, 16), random.pick([0, 15, 30])));
  const [first, , last] = times;
  const meeting = {
    ...{ id: seedUlid(key), offeredBy: 'CLIENT' as const, minutes: DURATION, updatedAt: step.at },
    ...{ format: 'ONLINE' as const, place: 'https://meet.example.com/enishi', people: ['人事部 担当者'] },
    contact: '人事部 ハラスメント相談窓口（soudan@example.com、平日10時〜17時）',
  };
  if (type !== 'INTERVIEW') {
    const at = new Date(
      Date.parse(step.at) - (Date.parse(step.at) % 3_600_000) + 3 * 3_600_000,
    ).toISOString();
    return [{ ...meeting, state: 'AGREED', times: [], at, sequence: 1 }];
  }
  const isOffered = talent.person.key === 'talent@example.com' || random.int(0, 1) === 0;
  return isOffered
    ? [{ ...meeting, state: 'PROPOSED', times, answerBy: last, sequence: 0 }]
    : [{ ...meeting, state: 'AGREED', times: [], at: first, sequence: 1 }];
}
