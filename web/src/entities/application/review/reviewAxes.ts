/** What a scorecard rates, in the order of the form. */
export const reviewAxes = ['skill', 'communication', 'motivation', 'fit'] as const;

export type Axis = (typeof reviewAxes)[number];
