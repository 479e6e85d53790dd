import type { OccupationName } from '../catalogues/occupations';
import json from '../data/talents.json';
import type { AchievementText } from './workHistories';

/**
 * How demo talents of one occupation describe themselves and their work. In every sentence, `{years}` becomes the
 * talent's years of experience, `{industry}` the industry of the present employer, and `{3-7}` a random whole number in
 * that range.
 */
export interface TalentText {
  occupation: OccupationName;
  /** How many talents have this occupation, relative to the other occupations. */
  share: number;
  /** The job titles of the occupation, from the least to the most experienced. */
  positions: [string, string, string];
  division: string;
  /** The names of the occupation's skill tags. Every talent of the occupation has the first two. */
  tags: string[];
  openings: string[];
  strengths: string[];
  achievements: AchievementText[];
  qualifications: [name: string, issuer: string][];
  /**
   * The pay from the beginning to the end of a career: in yen per hour for side work, in units of 10,000 yen per year
   * for employment.
   */
  pay: { hourly: [number, number]; yearly: [number, number] };
}

export const talents = json as TalentText[];
