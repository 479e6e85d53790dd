import type { CatalogueList, Entity } from '../../model/Entity';

declare global {
  /** The declaration that a generic resolver is built for; put into its bundle at synthesis. */
  const ENTITY: Entity;
  /** For lists: the root field that is resolved and its index. */
  const LIST: CatalogueList;
  /** For relations: the field that is resolved and the field of the source that leads there. */
  const RELATION: { field: string; by: string };
}
