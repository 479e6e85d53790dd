import json from '../data/jobPhrases.json';
import type { OccupationKind } from './OccupationKind';

interface JobPhrases {
  /**
   * Sentences about the experience that a demo job requires. The generator replaces `{tags}` with skills and `{years}`
   * with a number.
   */
  requirements: string[];
  /**
   * Sentences about experience that is useful but not required for a demo job. The generator replaces
   * `{tags}` with skills.
   */
  welcomes: string[];
  /** Sentences about the first weeks in a demo job, by the kind of occupation. */
  firstMonths: Record<OccupationKind, string[]>;
  /** Internal notes of consultants about a demo job. Talents never see them. */
  memos: string[];
  consultantNames: string[];
}

/** The Japanese sentences and names from which the seed builds the texts of demo jobs. */
export const jobPhrases: JobPhrases = json;
