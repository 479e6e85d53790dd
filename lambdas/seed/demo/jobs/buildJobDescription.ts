import type { OccupationName } from '../../catalogues/occupations';
import type { Random } from '../../lib/Random';
import { jobPhrases } from '../../texts/jobPhrases';
import type { JobText } from '../../texts/jobs';
import { kindOfOccupation } from '../../texts/OccupationKind';
import type { OrganizationText } from '../../texts/organizations';

/**
 * Returns whether the texts of a demo job have fewer than 290 characters in all. The job's description then
 * gets a third sentence about how the organization works, otherwise two.
 */
function isShort({ overView, issue, description, recommendFor }: JobText): boolean {
  return [overView, issue, ...description, ...recommendFor].join('').length < 290;
}

/**
 * Builds the description of a demo job: the lines written for this job, sentences about how the organization
 * works, and one about the first month in the job.
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
