import type { FieldRules } from './visibility/FieldRules';
import type { RowRule } from './visibility/RowRule';

/** The five tables; one aggregate each (design: docs/adr). */
export type Table = 'Talent' | 'OpenJob' | 'Conversation' | 'Catalog' | 'Insight';

/**
 * Who may call an operation. `owner`: the person whose partition the record lies in. `client`: a member of the
 * organization that it is about, `consultant`: who works on the job that it is about; both only while the client
 * area is open (decision T31).
 */
export type Grant = 'guest' | 'signedIn' | 'owner' | 'client' | 'consultant' | 'admin';

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

/**
 * Which field names a record's last id segment: a ULID of ours, nothing (one per partition),
 * or the first of these input fields that is given (a join's other id).
 */
export type IdSegment = 'ulid' | 'single' | readonly string[];

/** Leads to a record of another partition; `by` is the field here that holds its id. */
export interface ToOne {
  kind: 'one';
  entity: string;
  by: string;
}

/** Leads to the children below this record, in its own partition. */
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

/** The fields that name who wrote a record about somebody else. The server fills them. */
export interface Author {
  sub: string;
  /** The field that holds the author's name; empty for none. */
  name: string;
  /** The field that holds whose name the author writes in: an organization's, as everybody sees it. */
  organization?: string;
  /** The kind of row on the talent's private rows that a client writes after; unless told, any that engages. */
  clientsAfter?: string;
  /** For so many hours an author may change or remove the record; 0 for ever. */
  hours: number;
}

/** A root field that lists a catalogue, in the order of an index. */
export interface CatalogueList {
  field: string;
  index: 'byPosition' | 'byCreatedAt';
}

export interface Entity {
  /** GraphQL type name, the word in sort keys and `__typename`: renaming moves the records. */
  name: string;
  table: Table;
  /** Entities from the partition's root (exclusive) down to this one; empty for a root. */
  path: readonly string[];
  /** private records share the person's partition but are never read with what others are shown. */
  isPrivate: boolean;
  id: IdSegment;
  /** The field that names the parent's id; empty for roots and catalogues. */
  parent: string;
  /** The attribute that the server fills with the owner's sub, for those who read records elsewhere. */
  owner: 'owner' | 'owners' | 'sub' | '';
  access: Partial<Record<Operation, readonly Grant[]>>;
  /** For records about a person by somebody else: who wrote it decides, not whose partition it lies in. */
  author: Author | null;
  /** What the given values of an input must satisfy, by field. */
  limits: Readonly<Record<string, Limit>>;
  /** Input fields that only administrators may write. */
  adminOnlyInputs: readonly string[];
  fields: FieldRules;
  /** Which records a viewer sees at all; null for every one. */
  rows: RowRule | null;
  relations: Readonly<Record<string, ToOne | ToMany>>;
  /** The root fields that list the records of a catalogue; empty for other entities. */
  lists: readonly CatalogueList[];
  /** The field of talents' and jobs' search documents that names entries of a catalogue: who is named there stays. */
  referencedInSearchBy: string;
  /** The list that a new record of a catalogue stands on, where that is not everybody's: `<name>#hidden`. */
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

/** Declares an entity: what is absent does not exist, and a child lives in its parent's table. */
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
