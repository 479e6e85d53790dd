import json from '../data/engagements.json';

interface EngagementTexts {
  /** The talent's notes about an engagement. */
  talentComments: [comment: string, description: string][];
  /** The agreed terms of an engagement. */
  contracts: string[];
  /** Reviews of the organization, written by the talent after the engagement has ended. */
  talentReviews: [comment: string, rating: number][];
  /** Reviews of the talent, written by the organization after the engagement has ended. */
  clientReviews: [comment: string, rating: number][];
}

/** What both parties of a demo engagement (entity EnishiWorkHistory) write about it. */
export const engagements = json as EngagementTexts;
