import type { OccupationName } from '../catalogues/occupations';
import json from '../data/talents.json';
import type { AchievementText } from './workHistories';

/**
 * Texts in which demo talents of one occupation describe themselves and their work. Some sentences contain
 * placeholders: `{years}` becomes the talent's years of experience, `{industry}` the industry of their
 * current employer, and `{3-7}` a random whole number in that range.
 */
export interface TalentText {
  occupation: OccupationName;
  /**
   * The weight of the occupation among the demo talents, a whole number: an occupation with 10 occurs twice
   * as often as one with 5.
   */
  share: number;
  /** Three job titles of the occupation, from the least to the most experienced. */
  positions: [string, string, string];
  division: string;
  /** The names of the occupation's skill tags. Every talent of the occupation has the first two. */
  tags: string[];
  openings: string[];
  strengths: string[];
  achievements: AchievementText[];
  qualifications: [name: string, issuer: string][];
  /**
   * The pay at the beginning and at the end of a career. For side work it is in yen per hour, for employment
   * in units of 10,000 yen per year.
   */
  pay: { hourly: [number, number]; yearly: [number, number] };
}

export const talents = json as TalentText[];
