import type { quotas } from './quotas';

/** How much of a quota something in a deployment uses. */
export interface Use {
  quota: keyof typeof quotas;
  what: string;
  value: number;
  /** The part of `value` that the resolvers account for, if the quota grows with them. */
  ofResolvers?: number;
}
