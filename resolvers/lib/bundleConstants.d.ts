import type { CatalogueList, Entity, Grant } from '../../model/Entity';
import type { InputRules } from '../../model/limits/InputRules';
import type { Profile } from '../../model/Profile';

/** Constants that the bundler (`infra/resolvers/bundleResolver.ts`) sets in each resolver's bundle, from `model/`. */
declare global {
  /** The kinds of callers that may call the root field a resolver is built for, by the model. */
  const GRANTS: readonly (Grant | 'system')[];
  /** The rules for the mutation's `input`; null for a field without rules. */
  const INPUT: InputRules | null;
  /** The maximum length of each text argument except `input`; null for a root field without one. */
  const LONGEST: Readonly<Record<string, number>> | null;
  /** True when `input` has a `clientToken`; a bundle where it is false contains no code that checks one. */
  const HAS_TOKEN: boolean;
  /** The entity that a generic resolver is built for. */
  const ENTITY: Entity;
  /** For lists: the root field that is resolved and its index. */
  const LIST: CatalogueList;
  /** The field that is resolved; for relations, also the field of the parent record that holds the id. */
  const RELATION: { field: string; by: string };
  /** What a profile consists of, derived from the entities. */
  const PROFILE: Profile;
}
