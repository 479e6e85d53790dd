import json from '../data/workHistories.json';
import type { OccupationKind } from './OccupationKind';

/**
 * An achievement in a demo talent's work history. `{product}` and `{customer}` become those of the employer, and
 * `{3-7}` a random whole number in that range.
 */
export interface AchievementText {
  project: string;
  role: string;
  did: string;
  /** Results of the achievement. The generator uses one of them. */
  results: string[];
  topics: string[];
  /** The first year in which this work was possible. */
  since?: number;
}

interface WorkHistoryTexts {
  /** The first sentence about an employment. `{customer}`, `{product}`, `{industry}` and `{division}` are replaced. */
  companySentences: string[];
  /** The second sentence about an employment: three lists, from the least to the most experienced. */
  roleSentences: [string[], string[], string[]];
  sideWorkSentences: string[];
  personalSentences: string[];
  /** Achievements of side work, by the kind of occupation. Achievements of employments are in talents.json. */
  sideWorkAchievements: Record<OccupationKind, AchievementText[]>;
  /** Achievements of unpaid personal activities. */
  personalAchievements: AchievementText[];
  /** Invented schools with their faculties. */
  schools: [name: string, faculties: string[]][];
}

/** The sentences of demo talents' work and school histories that fit any occupation. */
export const workHistories = json as WorkHistoryTexts;
