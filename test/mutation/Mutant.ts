import type { Entity } from '../../model/Entity';

/** One guard switched off. */
export interface Mutant {
  name: string;
  /** The file that holds it, from the project's root. */
  file: string;
  /** The file's text without the guard. */
  source: string;
  /** It refuses less, and does nothing else: whatever was accepted runs as before. */
  isRefusal?: true;
  /** What the generic resolvers are built with instead of the entity's own declaration. */
  entity?: Entity;
}
