import type { Scope } from '../Scope';

/**
 * Resolves one intrinsic function of CloudFormation. `resolve` resolves functions that are nested in its argument.
 */
export type Intrinsic = (argument: unknown, scope: Scope, resolve: (value: unknown) => unknown) => unknown;
