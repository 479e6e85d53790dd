import json from '../data/selfIntroductions.json';

interface SelfIntroductions {
  /** Sentences about something personal, the third sentence of a talent's introduction. */
  interests: string[];
  /**
   * The last sentence of an introduction, which says what the talent is looking for: side work, or (in
   * `jobChangeClosings`) a new job.
   */
  sideWorkClosings: string[];
  jobChangeClosings: string[];
  /** Other wishes of talents who look for side work or (in `jobChangeHopes`) for a new job. */
  sideWorkHopes: string[];
  jobChangeHopes: string[];
  /** How the talent heard of Enishi, with a description. */
  triggers: [trigger: string, description: string][];
}

/**
 * Sentences with which demo talents of any occupation introduce themselves. Those for single occupations are in
 * talents.json.
 */
export const selfIntroductions = json as SelfIntroductions;
