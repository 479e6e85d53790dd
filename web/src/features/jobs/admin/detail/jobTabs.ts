/** The tabs of the administrators' screen about a job, as the URL names them. */
export const jobTabs = ['job', 'applicants', 'keeps', 'conversations', 'engagements', 'people'] as const;

export type JobTab = (typeof jobTabs)[number];
