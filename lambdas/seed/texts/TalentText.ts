import type { OccupationName } from '../catalogues/occupations';
import type { AchievementText } from './AchievementText';

/**
 * How people of one occupation speak of themselves and of their work. In every sentence `{years}` is the years
 * of experience, `{industry}` the field of the present employer, `{3-7}` a whole number from that range.
 */
export interface TalentText {
  occupation: OccupationName;
  /** From the first to the most experienced position. */
  positions: [string, string, string];
  division: string;
  tags: string[];
  openings: string[];
  strengths: string[];
  achievements: AchievementText[];
  /** Name and issuing body. */
  qualifications: [string, string][];
  /** Hourly yen for side work, yearly 10,000 yen for employment: from the first years to the longest. */
  pay: { hourly: [number, number]; yearly: [number, number] };
}
