import json from '../data/engagements.json';

interface EngagementTexts {
  /** Notes that the talent writes about an engagement, as pairs of a comment and a description. */
  talentComments: [comment: string, description: string][];
  /** Texts about the agreed terms of an engagement. */
  contracts: string[];
  /** Reviews of the organization, written by the talent after the engagement has ended. */
  talentReviews: [comment: string, rating: number][];
  /** Reviews of the talent, written by the organization after the engagement has ended. */
  clientReviews: [comment: string, rating: number][];
}

/** The texts that both parties of a demo engagement (entity EnishiWorkHistory) write about it. */
export const engagements = json as EngagementTexts;
