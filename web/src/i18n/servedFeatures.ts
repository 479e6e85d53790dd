import type { FeatureName } from './FeatureName';

/** The features whose texts `render-page` needs for the screens in `servedScreens`, beside those of every page. */
export const servedFeatures = [
  ...(['careerSheet', 'editing', 'jobAlerts', 'jobs', 'portfolio', 'professionals'] as const),
  ...(['publicPages', 'relation'] as const),
] as const satisfies readonly FeatureName[];
