import type { ResolverStep } from './ResolverPlan';

/** Asks whether the caller is still there: built alike for all, so that the resolvers of a template share it. */
export const present: ResolverStep = { file: 'resolvers/account/present.ts', define: {}, source: 'Talent' };
