import type { OccupationName } from '../catalogues/occupations';
import json from '../data/talents.json';
import type { AchievementText } from './workHistories';

/**
 * How talents of one occupation describe themselves and their work. In every sentence `{years}` is their years of
 * experience, `{industry}` their present employer's, and `{3-7}` a random whole number in that range.
 */
export interface TalentText {
  occupation: OccupationName;
  /** How many talents have this occupation, relative to the others. */
  share: number;
  /** From the least to the most experienced. */
  positions: [string, string, string];
  division: string;
  /** Names of skill tags; everybody has the first two. */
  tags: string[];
  openings: string[];
  strengths: string[];
  achievements: AchievementText[];
  qualifications: [name: string, issuer: string][];
  /** From the first years to the longest career: yen per hour for side work, 10,000 yen per year for employment. */
  pay: { hourly: [number, number]; yearly: [number, number] };
}

export const talents = json as TalentText[];
