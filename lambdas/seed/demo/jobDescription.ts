import type { OccupationName } from '../catalogues/occupations';
import type { Dice } from '../lib/Dice';
import { environments } from '../texts/environments';
import { firstMonths } from '../texts/firstMonths';
import type { JobText } from '../texts/JobText';

/** Short texts tell more of the surroundings, so that every job says enough to decide on. */
function isShort({ overView, issue, description, recommendFor }: JobText): boolean {
  return [overView, issue, ...description, ...recommendFor].join('').length < 290;
}

/**
 * The job's own lines, how its organization works, and how the first month goes. `place` is the job's place
 * among those of its occupation: neighbours are told different things. Throws on an unknown organization.
 */
export function jobDescription(dice: Dice, occupation: OccupationName, text: JobText, place: number): string {
  const ways = environments[text.by];
  if (!ways) throw new Error(`Nothing is said of how ${text.by} works.`);
  const beginnings = firstMonths(occupation);
  return [
    ...text.description,
    '',
    '【チームと環境】',
    dice.some(ways, isShort(text) ? 3 : 2).join(''),
    '',
    '【はじめの1か月】',
    beginnings[place % beginnings.length],
  ].join('\n');
}
