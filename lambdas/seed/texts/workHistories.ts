import json from '../data/workHistories.json';
import type { OccupationKind } from './OccupationKind';

/**
 * An achievement in a demo talent's work history. `{product}` and `{customer}` are replaced by a product and
 * the customers of the employer, `{3-7}` by a random whole number in that range.
 */
export interface AchievementText {
  project: string;
  role: string;
  did: string;
  /** Sentences about the result of the achievement. The generator chooses one of them. */
  results: string[];
  topics: string[];
  /** The first year in which this kind of work was possible; missing if it always was. */
  since?: number;
}

interface WorkHistoryTexts {
  /**
   * First sentences of the texts about a demo talent's employment. The generator replaces `{customer}`,
   * `{product}`, `{industry}` and `{division}`.
   */
  companySentences: string[];
  /**
   * Second sentences of the texts about a demo talent's employment: three lists, from the least to the most
   * experienced talents.
   */
  roleSentences: [string[], string[], string[]];
  sideWorkSentences: string[];
  personalSentences: string[];
  /**
   * Achievements of side jobs, by the kind of occupation. Those of regular employments are in talents.json.
   */
  sideWorkAchievements: Record<OccupationKind, AchievementText[]>;
  /** Achievements of unpaid personal activities, for the work histories of demo talents. */
  personalAchievements: AchievementText[];
  /** Invented schools, each with its faculties. */
  schools: [name: string, faculties: string[]][];
}

/**
 * The sentences that fit any occupation and from which the work and school histories of demo talents are
 * built.
 */
export const workHistories = json as WorkHistoryTexts;
