import type { ResolverStep } from './ResolverPlan';

/**
 * The resolver step that checks whether the caller's account still exists and has agreed to the terms. All resolvers
 * refer to this one object, so that those of a nested stack can share one AppSync function.
 */
export const accountExistsStep: ResolverStep = {
  file: 'resolvers/user/accountExists.ts#',
  define: { CONSENT: true },
  source: 'Talent',
};
