import type { Entity } from '../../model/Entity';

/** The sources with one guard removed. */
export interface Mutant {
  name: string;
  /** The file that contains the guard, relative to the project's root. */
  file: string;
  /** The file's text without the guard. */
  source: string;
  /** The mutant only refuses less: calls that were accepted before behave as before. */
  isRefusal?: true;
  /** The declaration that the generic resolvers of this entity are built with. */
  entity?: Entity;
}
