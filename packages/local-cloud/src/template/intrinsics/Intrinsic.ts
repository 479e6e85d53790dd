import type { Scope } from '../Scope';

/**
 * Resolves one intrinsic function of CloudFormation. `resolve` resolves a part of `argument` that contains
 * further functions.
 */
export type Intrinsic = (argument: unknown, scope: Scope, resolve: (value: unknown) => unknown) => unknown;
