import type { Entity } from '../../model/Entity';

/**
 * A version of the sources in which one guard (a condition that restricts access) is removed. At least one
 * cell of the access matrix should fail with this version.
 */
export interface Mutant {
  name: string;
  /** The file that contains the guard that the mutant removes, relative to the project's root. */
  file: string;
  /** The complete text of the mutant's changed file, without the guard. */
  source: string;
  /** True when the removed guard only refuses calls, so that accepted calls behave as before. */
  isRefusal?: true;
  /**
   * The entity in whose generic resolvers the guard is removed; undefined when the mutant applies to all
   * resolvers that include the file.
   */
  entity?: Entity;
}
