import type { Scope } from '../Scope';

/**
 * Resolves one intrinsic function of CloudFormation. The argument may contain further functions, which
 * `resolve` resolves.
 */
export type Intrinsic = (argument: unknown, scope: Scope, resolve: (value: unknown) => unknown) => unknown;
