import json from '../data/engagements.json';

interface EngagementTexts {
  /** The talent's own notes about an engagement. */
  talentComments: [comment: string, description: string][];
  /** The terms that were agreed. */
  contracts: string[];
  /** Reviews of the organization by the talent, after the end. */
  talentReviews: [comment: string, rating: number][];
  /** Reviews of the talent by the organization, after the end. */
  clientReviews: [comment: string, rating: number][];
}

/** What both parties say about an engagement (entity EnishiWorkHistory). */
export const engagements = json as EngagementTexts;
