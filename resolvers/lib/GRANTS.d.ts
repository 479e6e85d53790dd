import type { Grant } from '../../model/Entity';

declare global {
  /** Who may call the root field that a resolver is built for, as `model/` declares it; set in its bundle at synthesis. */
  const GRANTS: readonly (Grant | 'system')[];
}
