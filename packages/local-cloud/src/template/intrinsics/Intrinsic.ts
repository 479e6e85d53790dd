import type { Scope } from '../Scope';

/** Resolves one function of CloudFormation; `resolve` resolves what is nested in its argument. */
export type Intrinsic = (argument: unknown, scope: Scope, resolve: (value: unknown) => unknown) => unknown;
