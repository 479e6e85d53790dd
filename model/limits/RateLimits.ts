import type { Rate } from '../Rate';

const MINUTE = 60;

/**
 * How often one person may do what others see or get. The declarations in `model/` name these rates; the API refuses
 * what exceeds one as `TooManyRequests`, and says when it goes on.
 */
export const RateLimits = {
  message: { most: 30, per: MINUTE },
  conversation: { most: 20, per: MINUTE },
  /** For adding people to conversations, and for scouting and recommending people. */
  invitation: { most: 20, per: MINUTE },
  job: { most: 20, per: MINUTE },
  /** For the selection steps and work categories of a job, which its editor saves together. */
  jobPart: { most: 60, per: MINUTE },
  benefit: { most: 20, per: MINUTE },
  /** For proposing, taking and cancelling meetings about applications: each tells the other side. */
  meeting: { most: 20, per: MINUTE },
  application: { most: 30, per: MINUTE },
  /** For what people write about each other: evaluations, comments, interviews, contracts and reviews. */
  assessment: { most: 30, per: MINUTE },
  /** For what members of an organization keep about talents, for each other. */
  pool: { most: 60, per: MINUTE },
  registration: { most: 10, per: MINUTE },
  upload: { most: 20, per: MINUTE, countsAdmins: true },
  companyName: { most: 10, per: MINUTE, countsAdmins: true },
  /** For ending one’s own subscriptions: each call publishes their end twice. */
  signOut: { most: 10, per: MINUTE, countsAdmins: true },
  csv: { most: 5, per: MINUTE, countsAdmins: true },
  /** For each of the root fields that notify the operator. */
  notification: { most: 5, per: MINUTE, countsAdmins: true },
} as const satisfies Record<string, Rate>;
