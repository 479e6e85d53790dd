import json from '../data/evaluations.json';

interface EvaluationTexts {
  /** Comments that explain the ratings in an evaluation of a talent. */
  evaluationComments: string[];
  /** Short comments about a talent, each with a rating from 1 to 5. */
  ratedComments: [message: string, rate: number][];
}

/** The texts that people who have worked with a demo talent write about them. */
export const evaluations = json as EvaluationTexts;
