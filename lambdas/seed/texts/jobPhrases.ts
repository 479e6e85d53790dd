import json from '../data/jobPhrases.json';
import type { OccupationKind } from './OccupationKind';

interface JobPhrases {
  /** Experience that a demo job requires. `{tags}` and `{years}` are replaced. */
  requirements: string[];
  /** Experience that a demo job welcomes. `{tags}` is replaced. */
  welcomes: string[];
  /** How the first weeks in a demo job go, by the kind of occupation. */
  firstMonths: Record<OccupationKind, string[]>;
  /** Internal notes of consultants about a demo job, which talents never see. */
  memos: string[];
  consultantNames: string[];
}

/** Sentences that the generator adds to demo jobs. */
export const jobPhrases: JobPhrases = json;
