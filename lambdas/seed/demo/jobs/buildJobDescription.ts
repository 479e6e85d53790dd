import type { OccupationName } from '../../catalogues/occupations';
import type { Random } from '../../lib/Random';
import { jobPhrases } from '../../texts/jobPhrases';
import type { JobText } from '../../texts/jobs';
import { kindOfOccupation } from '../../texts/OccupationKind';
import type { OrganizationText } from '../../texts/organizations';

/** Short jobs get one more sentence about the team, so that every job says enough to decide on. */
function isShort({ overView, issue, description, recommendFor }: JobText): boolean {
  return [overView, issue, ...description, ...recommendFor].join('').length < 290;
}

/**
 * The job's description: its own lines, how the organization works, and how the first month goes.
 * @param place the index among the jobs of the occupation; neighbours get different first months
 */
export function buildJobDescription(
  random: Random,
  occupation: OccupationName,
  text: JobText,
  { waysOfWorking }: OrganizationText,
  place: number,
): string {
  const firstMonths = jobPhrases.firstMonths[kindOfOccupation(occupation)];
  return [
    ...text.description,
    '',
    '【チームと環境】',
    random.some(waysOfWorking, isShort(text) ? 3 : 2).join(''),
    '',
    '【はじめの1か月】',
    firstMonths[place % firstMonths.length],
  ].join('\n');
}
