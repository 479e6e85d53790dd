import json from '../data/workHistories.json';
import type { OccupationKind } from './OccupationKind';

/**
 * A piece of work in a talent's history. `{product}` and `{customer}` are the employer's, `{3-7}` is a random
 * whole number in that range.
 */
export interface AchievementText {
  project: string;
  role: string;
  did: string;
  /** The generator picks one. */
  results: string[];
  topics: string[];
  /** The first year in which this work was possible. */
  since?: number;
}

interface WorkHistoryTexts {
  /** First sentence about an employment. `{customer}`, `{product}`, `{industry}` and `{division}` are filled in. */
  companySentences: string[];
  /** Second sentence, from the least to the most experienced. */
  roleSentences: [string[], string[], string[]];
  sideWorkSentences: string[];
  personalSentences: string[];
  /** Achievements of side work, by kind of occupation; those of employments are in talents.json. */
  sideWorkAchievements: Record<OccupationKind, AchievementText[]>;
  /** Achievements of unpaid activities. */
  personalAchievements: AchievementText[];
  /** Invented schools. */
  schools: [name: string, faculties: string[]][];
}

/** How the work and school histories of talents read, whatever their occupation. */
export const workHistories = json as WorkHistoryTexts;
