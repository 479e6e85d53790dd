import json from '../data/selfIntroductions.json';

interface SelfIntroductions {
  /** Sentences about something personal. The introduction of each talent contains one of them. */
  interests: string[];
  /**
   * Last sentences of the self-introductions of demo talents who look for side work. The list
   * `jobChangeClosings` is for talents who look for a new job.
   */
  sideWorkClosings: string[];
  jobChangeClosings: string[];
  /**
   * Sentences in which demo talents who look for side work state further wishes about it. The list
   * `jobChangeHopes` is for talents who look for a new job.
   */
  sideWorkHopes: string[];
  jobChangeHopes: string[];
  /** How a talent has heard of Enishi: the answer in the registration form, and its explanation. */
  triggers: [trigger: string, description: string][];
}

/**
 * Sentences with which demo talents of any occupation introduce themselves. Those for single occupations are in
 * talents.json.
 */
export const selfIntroductions = json as SelfIntroductions;
