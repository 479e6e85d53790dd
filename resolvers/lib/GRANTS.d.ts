import type { Grant } from '../../model/Entity';

declare global {
  /**
   * The grants of the root field that a resolver is built for, from `model/`; set in its bundle at synthesis.
   */
  const GRANTS: readonly (Grant | 'system')[];
}
