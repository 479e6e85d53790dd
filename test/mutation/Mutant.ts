import type { Entity } from '../../model/Entity';

/**
 * A version of the sources without one guard (a condition that restricts access). The access matrix should
 * have at least one cell that fails with it.
 */
export interface Mutant {
  name: string;
  /** The file that contains the guard that the mutant removes, relative to the project's root. */
  file: string;
  /** The complete text of the mutant's changed file, without the guard. */
  source: string;
  /**
   * True if the guard can do nothing but refuse calls. Then calls that were accepted with the guard have the
   * same result without it.
   */
  isRefusal?: true;
  /**
   * The entity in whose generic resolvers the guard is removed; undefined when the mutant applies to all
   * resolvers that include the file.
   */
  entity?: Entity;
}
