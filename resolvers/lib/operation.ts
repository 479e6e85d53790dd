import type { Context } from '@aws-appsync/utils';
import type { DataSourceName } from '../../model/DataSourceName';
import type { Grant, Table } from '../../model/Entity';
import type { Rate } from '../../model/Rate';
import type { AuditAction } from '../../model/auditActions';
import type { RelationFields, RootFields, RowOf, StoredRow } from '../generated/types';
import type { CommonStash } from './CommonStash';

/*
 * How an operation is declared: who may call it, and its steps with their code. The build reads the steps from the
 * source text (`infra/resolvers/stepSource.ts`); nothing of this file is deployed.
 */

interface Common {
  /**
   * Tables that the steps read or write by name (in transactions and batch reads), in addition to the tables of their
   * data sources.
   */
  also?: readonly Table[];
}

/** What is declared about a root field. */
export interface Operation extends Common {
  /** The kinds of callers that may call it. `system` is the role that publishes changes. */
  grants: readonly (Grant | 'system')[];
  /** The action of the audit log, if it is not `createRecord`, `changeRecord` or `deleteRecord`. */
  logged?: AuditAction;
  /** How often one person may call it; without it, as often as they like. */
  rate?: Rate;
  /**
   * True for a mutation that stores each client token in a row of its own, because the new record's id does not contain
   * the token. Such a mutation recognizes a repeated token even if the token is old. All other mutations accept a token
   * only within ten minutes of its creation.
   */
  storesTokens?: boolean;
}

/** What is declared about a field of another type. Its parent record has already been authorized. */
export interface Relation extends Common {
  /**
   * For a relation to one record: the record's entity, and the field of the parent record that contains its id. Lists
   * of parent records read these records together.
   */
  one?: { entity: string; by: string };
}

/**
 * What a step gets: the arguments of the field, what earlier steps put into the stash, what the step before returned, the
 * parent record and, in `response`, what the data source answered.
 */
export type StepContext<
  Args = unknown,
  Stash extends Context['stash'] = Context['stash'],
  Prev = unknown,
  Source extends StoredRow = StoredRow,
  Answer = unknown,
> = Context<Args, Stash, { result: Prev }, Source, Answer>;

/** A request, with the type of what the data source answers; there is no such value. */
export type Asking<Request, Answer> = Request & { readonly answer?: Answer };

type AnswerTo<Request> = Request extends { readonly answer?: infer Answer } ? Answer : unknown;

/** The code of a step: what it asks its data source, and what it passes on. */
interface Code<Args, Stash extends Context['stash'], Prev, Source extends StoredRow, Request, Next> {
  request(ctx: StepContext<Args, Stash, Prev, Source>): Request;
  response(ctx: StepContext<Args, Stash, Prev, Source, AnswerTo<Request>>): Next;
}

/** A step that several operations have. */
export interface SharedStep<Next = unknown, Stash = never, Prev = never> {
  readonly source: DataSourceName;
  /** What it needs of the operation; there is no such value. */
  readonly needs?: (stash: Stash, prev: Prev) => void;
  /** The type of what it passes on; there is no such value. */
  readonly next?: Next;
}

/** What a shared step passes on: if it returns what it gets, that is what the step before returned. */
type Passed<Next, Needed, Prev> = unknown extends Needed
  ? Next
  : [Next, Needed] extends [Needed, Next]
    ? Prev
    : Next;

interface NamedStep {
  /** Empty for the only step of a unit resolver. */
  readonly name: string;
  readonly source: DataSourceName;
  /** The step's own declaration if it is shared; the step is written in the operation's file otherwise. */
  readonly shared: SharedStep | null;
}

/** The resolver of one field, or of several fields with the same steps. */
export interface FieldResolver {
  /** The fields, such as `Query.getUser`, with what is declared about them. */
  readonly fields: Readonly<Record<string, Operation | Relation>>;
  readonly steps: readonly NamedStep[];
}

/**
 * The steps of a resolver. The type of what a step returns is the type of `ctx.prev.result` in the next one.
 * @typeParam Named what the named steps pass on
 */
interface Pipeline<
  Args,
  Stash extends Context['stash'],
  Prev,
  Source extends StoredRow,
  Named,
> extends FieldResolver {
  /** Declares what the steps put into the stash for later ones, in addition to `CommonStash`. */
  stash<Declared extends Context['stash']>(): Pipeline<Args, CommonStash & Declared, Prev, Source, Named>;
  /** Adds a step with code of its own. */
  step<Name extends string, Request, Next>(
    name: Name,
    source: DataSourceName,
    code: Code<Args, Stash, Prev, Source, Request, Next>,
  ): Pipeline<Args, Stash, Next, Source, Named & Record<Name, Next>>;
  /** Adds a step that several operations have. */
  step<Name extends string, Next, Needed>(
    name: Name,
    shared: SharedStep<Next, Stash, Needed> & (Prev extends Needed ? unknown : never),
  ): Pipeline<
    Args,
    Stash,
    Passed<Next, Needed, Prev>,
    Source,
    Named & Record<Name, Passed<Next, Needed, Prev>>
  >;
  /** Adds an earlier step once more. */
  again<Name extends keyof Named & string>(name: Name): Pipeline<Args, Stash, Named[Name], Source, Named>;
  /** The only step: AppSync calls that a unit resolver. */
  unit<Request>(
    source: DataSourceName,
    code: Code<Args, Stash, Prev, Source, Request, unknown>,
  ): FieldResolver;
  unit(shared: SharedStep<unknown, Stash, Prev>): FieldResolver;
}

type Started<Args, Source extends StoredRow = StoredRow> = Pipeline<
  Args,
  CommonStash,
  undefined,
  Source,
  unknown
>;

function pipeline(fields: FieldResolver['fields'], steps: readonly NamedStep[]): unknown {
  const add = (name: string, from: DataSourceName | SharedStep) => {
    const isOwn = typeof from === 'string';
    const step = isOwn ? { name, source: from, shared: null } : { name, source: from.source, shared: from };
    return pipeline(fields, [...steps, step]);
  };
  return {
    fields,
    steps,
    stash: () => pipeline(fields, steps),
    step: add,
    unit: (from: DataSourceName | SharedStep) => add('', from),
    again: (name: string) =>
      pipeline(fields, [...steps, ...steps.filter((step) => step.name === name).slice(0, 1)]),
  };
}

type Fields<Declared> = Readonly<Record<string, Declared>>;
type ArgsOf<Field extends keyof RootFields> = RootFields[Field]['args'];

/** The arguments of several fields: those of all of them, and those of some, which may be missing. */
type ArgsOfAll<Args> = Pick<Args, keyof Args> &
  Partial<
    (Args extends unknown ? (each: Args) => void : never) extends (each: infer All) => void ? All : never
  >;

/** Declares a root field, such as `Query.getUser`, or several with the same steps. */
export function operation<Field extends keyof RootFields>(
  field: Field,
  declaration: Operation,
): Started<ArgsOf<Field>>;
export function operation<Field extends keyof RootFields>(
  fields: Readonly<Record<Field, Operation>>,
): Started<ArgsOfAll<ArgsOf<Field>>>;
export function operation(fields: string | Fields<Operation>, declaration?: Operation): unknown {
  return pipeline(typeof fields === 'string' ? { [fields]: declaration! } : fields, []);
}

/** The record whose field it is: the row, as far as the caller sees it. Everybody who gets a row gets its id. */
type SourceOf<Field> = Field extends `${infer Name}.${string}`
  ? Partial<RowOf<Name>> & StoredRow & (RowOf<Name> extends { id: string } ? { id: string } : unknown)
  : never;

/** Declares a field of another type, such as `User.email`, or several with the same steps. */
export function relation<Field extends keyof RelationFields>(
  field: Field,
  declaration?: Relation,
): Started<RelationFields[Field]['args'], SourceOf<Field>>;
export function relation<Field extends keyof RelationFields>(
  fields: Readonly<Record<Field, Relation>>,
): Started<RelationFields[Field]['args'], SourceOf<Field>>;
export function relation(fields: string | Fields<Relation>, declaration: Relation = {}): unknown {
  return pipeline(typeof fields === 'string' ? { [fields]: declaration } : fields, []);
}

/** Declares a step that several operations have. */
export function step<Args, Stash extends Context['stash'], Prev, Request, Next>(
  source: DataSourceName,
  _code: Code<Args, Stash, Prev, StoredRow, Request, Next>,
): SharedStep<Next, Stash, Prev> {
  return { source };
}

/** Declares steps of generic resolvers, by name; `infra/resolvers/genericPlans.ts` says which an entity needs. */
export function steps<Name extends string>(
  codes: Readonly<Record<Name, Code<never, Context['stash'], never, StoredRow, unknown, unknown>>>,
): readonly Name[] {
  return Object.keys(codes) as Name[];
}
