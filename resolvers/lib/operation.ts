import type { Context } from '@aws-appsync/utils';
import type { AuditAction } from '../../model/auditActions';
import type { DataSourceName } from '../../model/DataSourceName';
import type { Grant, Table } from '../../model/Entity';
import type { Rate } from '../../model/Rate';
import type { RootFields, StoredRow } from '../generated/types';

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

/** What a step gets: the arguments of the field, what earlier steps put into the stash, and what the step before returned. */
export type StepContext<
  Args = unknown,
  Stash extends Context['stash'] = Context['stash'],
  Prev = unknown,
> = Context<Args, Stash, { result: Prev }, StoredRow, unknown>;

/** The code of a step: what it asks its data source, and what it passes on. */
interface Code<Args, Stash extends Context['stash'], Prev, Next> {
  request(ctx: StepContext<Args, Stash, Prev>): unknown;
  response(ctx: StepContext<Args, Stash, Prev>): Next;
}

/** A step that several operations have. */
export interface SharedStep<Next = unknown> {
  readonly source: DataSourceName;
  /** The type of what it passes on; there is no such value. */
  readonly next?: Next;
}

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
interface Pipeline<Args, Stash extends Context['stash'], Prev, Named> extends FieldResolver {
  /** Declares what the steps put into the stash for later ones. */
  stash<Declared extends Context['stash']>(): Pipeline<Args, Declared, Prev, Named>;
  /** Adds a step with code of its own. */
  step<Name extends string, Next>(
    name: Name,
    source: DataSourceName,
    code: Code<Args, Stash, Prev, Next>,
  ): Pipeline<Args, Stash, Next, Named & Record<Name, Next>>;
  /** Adds a step that several operations have. */
  step<Name extends string, Next>(
    name: Name,
    shared: SharedStep<Next>,
  ): Pipeline<Args, Stash, Next, Named & Record<Name, Next>>;
  /** Adds an earlier step once more. */
  again<Name extends keyof Named & string>(name: Name): Pipeline<Args, Stash, Named[Name], Named>;
  /** The only step: AppSync calls that a unit resolver. */
  unit(source: DataSourceName, code: Code<Args, Stash, Prev, unknown>): FieldResolver;
  unit(shared: SharedStep): FieldResolver;
}

type Started<Args> = Pipeline<Args, Context['stash'], undefined, unknown>;

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
  return pipeline(typeof fields === 'string' ? { [fields]: declaration as Operation } : fields, []);
}

/** Declares a field of another type, such as `User.email`, or several with the same steps. */
export function relation(
  fields: string | Fields<Relation>,
  declaration: Relation = {},
): Started<Record<string, unknown>> {
  const declared = typeof fields === 'string' ? { [fields]: declaration } : fields;
  return pipeline(declared, []) as Started<Record<string, unknown>>;
}

/** Declares a step that several operations have. */
export function step<Args, Stash extends Context['stash'], Prev, Next>(
  source: DataSourceName,
  _code: Code<Args, Stash, Prev, Next>,
): SharedStep<Next> {
  return { source };
}

/** Declares steps of generic resolvers, by name; `infra/resolvers/genericPlans.ts` says which an entity needs. */
export function steps<Name extends string>(
  codes: Readonly<Record<Name, Code<never, Context['stash'], never, unknown>>>,
): readonly Name[] {
  return Object.keys(codes) as Name[];
}
