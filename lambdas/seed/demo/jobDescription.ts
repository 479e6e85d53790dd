import type { OccupationName } from '../catalogues/occupations';
import type { Dice } from '../lib/Dice';
import { environments } from '../texts/environments';
import { firstMonths } from '../texts/firstMonths';
import type { JobText } from '../texts/JobText';

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
    dice.some(ways, 2).join(''),
    '',
    '【はじめの1か月】',
    beginnings[place % beginnings.length],
  ].join('\n');
}
