import type { Random } from '../../lib/Random';

const FLAGS = [
  'isShareFullname',
  'isShareProfileIcon',
  'isShareHistories',
  'isShareCurrentJob',
  'isShareAppetites',
  'isShareWorkTime',
  'isShareHopeSalary',
  'isShareHopeLocationType',
  'isShareAbleAreas',
  'isShareGender',
  'isShareBirthdate',
  'isShareBaseLocation',
] as const;

/** What the talent shows: careful people share little, open ones nearly everything. */
export function shareFlags(random: Random): Record<(typeof FLAGS)[number], boolean> {
  const openness = random.pick([0.1, 0.5, 0.7, 0.9]);
  const entries = FLAGS.map((flag) => [flag, random.chance(openness)] as const);
  return Object.fromEntries(entries) as Record<(typeof FLAGS)[number], boolean>;
}
