import type { AuditAction } from './auditActions';
import type { Limit } from './Limit';
import type { Rate } from './Rate';
import type { Rule } from './rules/Rule';
import type { FieldRules } from './visibility/FieldRules';
import type { RowRule } from './visibility/RowRule';

/** The five DynamoDB tables, one for each aggregate (docs/adr/0002). */
export type Table = 'Talent' | 'OpenJob' | 'Conversation' | 'Catalog' | 'Insight';

/**
 * A kind of caller that may call an operation. `owner`: the person whose partition contains the record.
 * `client`: members of an organization. `consultant`: consultants of jobs. The resolver checks for which
 * records a caller has one of these three grants. Clients and consultants have theirs only while the client
 * area is open (decision T31).
 */
export type Grant = 'guest' | 'signedIn' | 'owner' | 'client' | 'consultant' | 'admin';

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

/**
 * How the last segment of a record's id is chosen.
 * - `ulid`: it is a ULID, either the client token of the create or one that the server generates.
 * - `single`: the id has no such segment, because the record is the root of its partition or the only one of
 *   its kind below its parent.
 * - A list of input fields: it is the value of the first of these fields that the input contains. In a keep,
 *   for example, which joins a talent and a job, it is the id of the job.
 */
export type IdSegment = 'ulid' | 'single' | readonly string[];

/**
 * A relation from a record to one other record, usually in another partition, such as from a keep (a job that
 * a talent saved) to the kept job. `by` names the field that contains the id of the related record.
 */
export interface ToOne {
  kind: 'one';
  entity: string;
  by: string;
}

/**
 * A relation to the child records of a record. They are stored in its partition or, if they are private, in
 * `<partition>#private`.
 */
export interface ToMany {
  kind: 'many';
  entity: string;
}

/**
 * The author of a record about another person: the names of the fields that describe the author, which the
 * server fills, and the author's rights.
 */
export interface Author {
  sub: string;
  /** The name of the field that contains the author's name; empty if the entity has no such field. */
  name: string;
  /** The name of the field that contains the public name of the organization for which the author writes. */
  organization?: string;
  /**
   * The type of private row, such as an engagement, that a talent must have with the client's organization
   * before the client may write about the talent. If it is not set, any private row that puts the client in
   * contact with the talent is sufficient.
   */
  clientsAfter?: string;
  /**
   * The number of hours after creation within which the author may change or delete the record; 0 for no time
   * limit. It does not apply to administrators.
   */
  hours: number;
}

/** A root field that lists the records of a catalogue, sorted by a secondary index. */
export interface CatalogueList {
  field: string;
  index: 'byPosition' | 'byCreatedAt';
}

export interface Entity {
  /**
   * The GraphQL type name. It is also part of the keys and the value of `__typename`, so a new name requires
   * a migration of the stored records.
   */
  name: string;
  table: Table;
  /**
   * The names of the entities from just below the root of the partition down to this entity. Empty for the
   * root itself and for entries of catalogues.
   */
  path: readonly string[];
  /**
   * Whether the records are private rows. Their partition key has the suffix `#private`, so that they are never read
   * together with the public records of the same person.
   */
  isPrivate: boolean;
  /**
   * True if the records are about a person, but never for that person. Their partition key has the suffix `#staff`, so
   * that nothing that reads a person's partitions finds them: no profile, no list, no export. Otherwise null.
   */
  isStaffOnly: true | null;
  id: IdSegment;
  /** The name of the field that contains the parent's id; empty for roots and entries of catalogues. */
  parent: string;
  /** The name of the field in which the server stores the owner's sub; empty if the entity has no such field. */
  owner: 'owner' | 'owners' | 'sub' | '';
  access: Partial<Record<Operation, readonly Grant[]>>;
  /** How often one person may create such a record; null for as often as they like. */
  rate: Rate | null;
  /**
   * Describes the author; null if the records have no author. A record with an author is about another
   * person: its author may change it, the owner of the partition may not, unless they are its author.
   */
  author: Author | null;
  /** What the value of each input field must satisfy, by field name. Forms and resolvers use the same limits. */
  limits: Readonly<Record<string, Limit>>;
  /**
   * Rules about several fields of a record, or about a field and the current day. If the input of an update
   * contains only some of the fields of a rule, the stored values of the other fields are used.
   */
  rules: readonly Rule[];
  /**
   * The maximum number of records of this entity below one parent record; 0 for no maximum. The parent record
   * stores their current number (see `childCount`), so that a create does not have to count them.
   */
  perParent: number;
  /**
   * Boolean fields that are true in at most one record of this entity below each parent. If such a field
   * becomes true in one record, it becomes false in the record in which it was true before. The parent stores
   * the id of the record in which the field is true (see `markHolder`).
   */
  exclusive: readonly string[];
  /**
   * Names of relations to catalogue entries. A record can be created only if the entries to which its input
   * refers through these relations exist. It stores a copy of the entry whose id is part of its own id (see
   * `keyEntry`), so that lists of such records need not read the catalogue.
   */
  mustExist: readonly string[];
  /**
   * The texts of a job, or of a record below one, that everybody sees while the job is public. The posting rules
   * (`model/rules/posting`) apply to them.
   */
  postedTexts: readonly string[];
  /**
   * Fields that the server computes as the mean of other fields, such as a total rating (see `meanRating`).
   * The key is the name of the computed field. The value lists the fields from which the mean is computed. No
   * input contains a computed field.
   */
  means: Readonly<Record<string, readonly string[]>>;
  /**
   * Some fields, and the name of the rule that at least one of them must have a value; with `when`, only while this
   * boolean field is true. An error names the first field. Null if there is no such rule.
   */
  oneOf: { rule: string; fields: readonly string[]; when?: string } | null;
  /** A boolean field: while it is true, the record cannot be deleted. Empty if there is none. */
  keptIf: string;
  /**
   * The actions of the audit log for the operations, where they are not `createRecord`, `changeRecord` and
   * `deleteRecord`.
   */
  audited: Partial<Record<'create' | 'update' | 'delete', AuditAction>>;
  /** The input fields of the entity that only administrators may write. */
  adminOnlyInputs: readonly string[];
  /**
   * The value of the field `field` that makes a record a right, such as that of a consultant. Only
   * administrators write it, and only they change or delete a record that has it. The server stores the sub of
   * the administrator in the field `giver`; a record without a giver gives no right. Null if no record of the
   * entity gives one.
   */
  givesRight: { field: string; value: string; giver: string } | null;
  /**
   * The input fields with names that everybody sees: one line each, without invisible characters
   * (`isVisibleLine`).
   */
  visibleLines: readonly string[];
  fields: FieldRules;
  /** The rule that decides which records a viewer may see at all; null if there is no restriction. */
  rows: RowRule | null;
  relations: Readonly<Record<string, ToOne | ToMany>>;
  /** The root fields that list the records of a catalogue. Empty for entities that are not catalogues. */
  lists: readonly CatalogueList[];
  /**
   * True if no two entries of the catalogue may have the same name, also in different spellings (`wholeName`).
   */
  hasUniqueNames: boolean;
  /**
   * The field of the search documents of talents and jobs that contains ids of this catalogue. A catalogue entry that
   * occurs there cannot be deleted. Empty if no search document refers to the catalogue.
   */
  referencedInSearchBy: string;
  /**
   * The `listKey` of a new record, such as `Organization#hidden`. The `listKey` decides which list of the
   * catalogue contains the record. Empty if new records are in the public list.
   */
  initialList: string;
}
