/** The tabs of the administrators' screen about a profile, as the URL names them. */
export const adminProfileTabs = ['profile', 'interviews', 'evaluations', 'engagements', 'client'] as const;

export type AdminProfileTab = (typeof adminProfileTabs)[number];
