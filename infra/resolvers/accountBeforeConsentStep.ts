import { accountExistsStep } from './accountExistsStep';
import type { ResolverStep } from './ResolverPlan';

/**
 * `accountExistsStep` for the operations that are open before the consent: it checks only whether the caller's
 * account still exists.
 */
export const accountBeforeConsentStep: ResolverStep = { ...accountExistsStep, define: { CONSENT: false } };
