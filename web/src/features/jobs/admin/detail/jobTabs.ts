/** The tabs of the administrators' screen about one job, with the names that the URL uses. */
export const jobTabs = [
  'job',
  'applicants',
  'keeps',
  'conversations',
  'engagements',
  'people',
  'edits',
] as const;

export type JobTab = (typeof jobTabs)[number];
