import type { CatalogueList, Entity, Grant } from '../../model/Entity';
import type { LoggedAs } from '../../model/LoggedAs';
import type { Profile } from '../../model/Profile';
import type { Rate } from '../../model/Rate';
import type { AcceptedTokens } from '../../model/limits/AcceptedTokens';
import type { InputRules } from '../../model/limits/InputRules';

/*
 * What the build writes into the bundle of a step (`infra/resolvers/bundleResolver.ts`), derived from `model/` and the
 * GraphQL schema. The build removes the import, so that a constant is replaced by its value wherever it is used.
 */

/**
 * In a resolver bundle, the kinds of callers that may call the root field for which the resolver is
 * bundled.
 */
export declare const GRANTS: readonly (Grant | 'system')[];
/**
 * Whether the step refuses people who have not agreed to the terms: false for the root fields in
 * `openBeforeConsent` and for those that guests may call.
 */
export declare const CONSENT: boolean;
/** The rules that the mutation's `input` must satisfy; null for a field without such rules. */
export declare const INPUT: InputRules | null;
/** In a resolver bundle, the names of the query's arguments that are dates; null if there are none. */
export declare const DATES: readonly string[] | null;
/**
 * The maximum length of each argument of the root field that can contain text, except `input`; null if
 * there is no such argument.
 */
export declare const ARGUMENT_LIMITS: Readonly<Record<string, number>> | null;
/**
 * Which client tokens the mutation accepts in its `input`, depending on the time in the token; `none` if
 * `input` has no field `clientToken`.
 */
export declare const TOKENS: AcceptedTokens;
/** In the step that counts calls: how often one person may call the root field. */
export declare const RATE: Rate;
/** How the mutation is logged; null for one that is not (`model/unlogged.ts`). */
export declare const LOGGED: LoggedAs | null;
/** The entity for which a generic resolver is bundled. */
export declare const ENTITY: Entity;
/**
 * In the resolver bundle of a root field that lists a catalogue: the name of this field, and the index that
 * the resolver reads.
 */
export declare const LIST: CatalogueList;
/**
 * The field for which the resolver is bundled. In a relation to one record, `by` is the field of the parent
 * record that contains the related record's id; otherwise `by` is empty.
 */
export declare const RELATION: { field: string; by: string };
/**
 * In the step of a list that reads related records: the relations of the rows to one record, all in the same
 * table. `by` is the field of a row that contains the related record's id.
 */
export declare const AHEAD: readonly {
  field: string;
  by: string;
  entity: Pick<Entity, 'name' | 'table' | 'path' | 'isPrivate' | 'id'>;
}[];
/** The structure of a talent's profile, which the bundler derives from the entities. */
export declare const PROFILE: Profile;
