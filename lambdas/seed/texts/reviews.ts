import json from '../data/reviews.json';

interface ReviewTexts {
  /** What a colleague notes about an applicant. */
  comments: string[];
  /** What another one answers. */
  answers: string[];
  /** The reasons in scorecards. */
  reasons: string[];
}

/** What the people of demo organizations say to each other about applicants. */
export const reviews: ReviewTexts = json;
