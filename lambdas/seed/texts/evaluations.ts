import json from '../data/evaluations.json';

interface EvaluationTexts {
  /** Comments that explain the ratings of an evaluation. */
  evaluationComments: string[];
  /** Short comments about a talent, each with its rating. */
  ratedComments: [message: string, rate: number][];
}

/** What people who worked with a talent write about them. */
export const evaluations = json as EvaluationTexts;
