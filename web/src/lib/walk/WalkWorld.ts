/**
 * Ids and URL parts of seeded records, for the URLs of the screens in the walk (`npm run prove walk`). The walk
 * reads them from the local cloud that it starts.
 */
export interface WalkWorld {
  /** The sub of the seeded talent. */
  talentSub: string;
  /** The id of an open job that the seeded talent has not applied to. */
  jobId: string;
  benefitId: string;
  /** A benefit that its organization has asked to publish. */
  ownBenefit: { id: string; organizationId: string };
  /** The id of an organization that the seeded talent can see. */
  organizationId: string;
  /** The organization and a conversation of the walk's client; null where the client area is closed. */
  client: { organizationId: string; conversationKey: string } | null;
  /** An organization that has an application to one of its public jobs, with this job and the applicant. */
  applied: { organizationId: string; jobId: string; talentSub: string };
  /** The id of a conversation of the seeded talent, as URLs contain it. */
  conversationKey: string;
  /** The last part of the URL of a public page. */
  publicPage: string;
  professionalItemId: string;
  /** The id of a category of professionals. */
  categoryId: string;
  /** The part of a URL that names this category. */
  categoryUrl: string;
}
