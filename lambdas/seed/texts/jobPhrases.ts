import json from '../data/jobPhrases.json';
import type { OccupationKind } from './OccupationKind';

interface JobPhrases {
  /** Experience that a job requires. `{tags}` and `{years}` are filled in. */
  requirements: string[];
  /** Experience that a job welcomes. `{tags}` is filled in. */
  welcomes: string[];
  /** How the first weeks in the job go. */
  firstMonths: Record<OccupationKind, string[]>;
  /** Consultants' internal notes; talents never see them. */
  memos: string[];
  consultantNames: string[];
}

/** Sentences that the generator adds to every job. */
export const jobPhrases: JobPhrases = json;
