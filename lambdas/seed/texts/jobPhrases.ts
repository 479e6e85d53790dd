import type { postingItems } from '../../../model/postings/postingItems';
import json from '../data/jobPhrases.json';
import type { OccupationKind } from './OccupationKind';

type Phrased =
  | Exclude<(typeof postingItems)[number]['field'], 'termType'>
  | 'partTimeHours'
  | 'partTimeInsurance';

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
  /**
   * Sentences about the conditions of a demo job, by the field; those of part-time work have names of their own. The
   * generator replaces `{occupation}`, `{place}`, `{hours}` and `{amount}`.
   */
  items: Record<Phrased, string[]>;
}

/** The Japanese sentences and names from which the seed builds the texts of demo jobs. */
export const jobPhrases: JobPhrases = json;
