import type { OccupationName } from '../../catalogues/occupations';
import type { Random } from '../../lib/Random';
import { jobPhrases } from '../../texts/jobPhrases';
import type { JobText } from '../../texts/jobs';
import { kindOfOccupation } from '../../texts/OccupationKind';
import type { OrganizationText } from '../../texts/organizations';

/**
 * Returns whether the texts of a job are short. The description then gets one more sentence about the team.
 */
function isShort({ overView, issue, description, recommendFor }: JobText): boolean {
  return [overView, issue, ...description, ...recommendFor].join('').length < 290;
}

/**
 * Builds the description of a demo job: its own lines, how the organization works, and what the first month
 * is like.
 * @param place the index of the job among those of its occupation; neighbouring jobs get different texts
 * about the first month
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
