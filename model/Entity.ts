import type { FieldRules } from './visibility/FieldRules';
import type { RowRule } from './visibility/RowRule';

/** The five tables, one per aggregate (docs/adr/0002). */
export type Table = 'Talent' | 'OpenJob' | 'Conversation' | 'Catalog' | 'Insight';

/**
 * Who may call an operation. `owner`: the person whose partition contains the record. `client`: members of the
 * organization that the record is about. `consultant`: consultants of the job that it is about. Clients and
 * consultants have these rights only while the client area is open (decision T31).
 */
export type Grant = 'guest' | 'signedIn' | 'owner' | 'client' | 'consultant' | 'admin';

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

/**
 * The last segment of a record's id: a ULID that the server generates, nothing (`single`: one record per parent),
 * or the first of these input fields that is given (the other id of a join).
 */
export type IdSegment = 'ulid' | 'single' | readonly string[];

/** Refers to one record of another partition; the field `by` holds its id. */
export interface ToOne {
  kind: 'one';
  entity: string;
  by: string;
}

/** Lists the records below this one, in the same partition. */
export interface ToMany {
  kind: 'many';
  entity: string;
}

/**
 * What an input's value must satisfy:
 * - `https`: an https URL;
 * - a number: a text that is not blank, with at most so many characters;
 * - `upTo`: a text that may be blank, with at most so many characters;
 * - a pair: a number from the minimum to the maximum;
 * - `most`, `by`, `https`: a text with at most `most` characters; it must be an https URL where the field `by` has
 *   one of the values of `https`.
 */
export type Limit =
  | 'https'
  | number
  | { upTo: number }
  | readonly [minimum: number, maximum: number]
  | { most: number; by: string; https: readonly string[] };

/** The fields that name the author of a record about another person. The server fills them. */
export interface Author {
  sub: string;
  /** The field that holds the author's name; empty if there is none. */
  name: string;
  /** The field that holds the public name of the organization for which the author writes. */
  organization?: string;
  /**
   * The type of private row that lets a client write about the talent; without it, any row that grants contact.
   */
  clientsAfter?: string;
  /** How many hours an author may change or remove the record; 0 for no limit. */
  hours: number;
}

/** A root field that lists a catalogue, in the order of an index. */
export interface CatalogueList {
  field: string;
  index: 'byPosition' | 'byCreatedAt';
}

export interface Entity {
  /** The GraphQL type name, also used in sort keys and as `__typename`: renaming it moves the records. */
  name: string;
  table: Table;
  /** Entities from the partition's root (exclusive) down to this one; empty for a root. */
  path: readonly string[];
  /**
   * Private records share the partition key with a suffix (`<sub>#private`). They are never read with public ones.
   */
  isPrivate: boolean;
  id: IdSegment;
  /** The field that holds the parent's id; empty for roots and catalogues. */
  parent: string;
  /** The field that the server fills with the sub of the owner; empty if there is none. */
  owner: 'owner' | 'owners' | 'sub' | '';
  access: Partial<Record<Operation, readonly Grant[]>>;
  /**
   * For records that somebody writes about another person: the author decides about them, not the partition’s
   * owner.
   */
  author: Author | null;
  /** What the values of an input must satisfy, by field. Forms and resolvers use the same limits. */
  limits: Readonly<Record<string, Limit>>;
  /** Input fields that only administrators may write. */
  adminOnlyInputs: readonly string[];
  fields: FieldRules;
  /** Which records a viewer sees at all; null for every one. */
  rows: RowRule | null;
  relations: Readonly<Record<string, ToOne | ToMany>>;
  /** The root fields that list the records of a catalogue; empty for other entities. */
  lists: readonly CatalogueList[];
  /** The search field of talents and jobs that refers to this catalogue; entries in use cannot be deleted. */
  referencedInSearchBy: string;
  /** The list (`listKey`) of a new record, if it is not the public one: `<name>#hidden`. */
  initialList: string;
}

type Optional =
  | 'isPrivate'
  | 'id'
  | 'parent'
  | 'owner'
  | 'author'
  | 'limits'
  | 'adminOnlyInputs'
  | 'relations'
  | 'rows'
  | 'lists'
  | 'referencedInSearchBy'
  | 'initialList';
type Declaration = Omit<Entity, Optional | 'table' | 'path'> &
  Partial<Pick<Entity, Optional>> &
  ({ table: Table; in?: undefined } | { in: Entity; table?: undefined });

/**
 * Declares an entity. An operation that is not declared does not exist. A child is stored in the table of its
 * parent.
 */
export function entity({ in: parent, ...declaration }: Declaration): Entity {
  return {
    isPrivate: parent?.isPrivate ?? false,
    id: 'ulid',
    parent: '',
    owner: '',
    author: null,
    limits: {},
    adminOnlyInputs: [],
    relations: {},
    rows: null,
    lists: [],
    referencedInSearchBy: '',
    initialList: '',
    ...declaration,
    table: parent?.table ?? (declaration.table as Table),
    path: parent ? [...parent.path, declaration.name] : [],
  };
}
