import type { GraphQLField, GraphQLObjectType } from 'graphql';
import type { Caller } from '../access/Caller';
import type { FieldAccess } from '../access/createFieldAccess';
import { authTypeOf, identityOf } from '../access/identityOf';
import type { Evaluation } from '../evaluation/Evaluation';
import type { Effects } from '../runtime/Effects';
import type { SourceAnswer } from '../sources/DataSource';
import type { TraceStep } from '../trace/Trace';
import { FairShare } from './FairShare';
import type { FormattedError } from './errors/FormattedError';

/**
 * What one GraphQL request collects during its execution: errors, response headers, costs, trace steps,
 * subscription filters, and decisions about access.
 */
export class RequestState {
  readonly identity: Record<string, unknown>;
  readonly authType: string;
  readonly appendedErrors: FormattedError[] = [];
  readonly responseHeaders: Record<string, string> = {};
  readonly invalidations: Effects['invalidations'] = [];
  readonly steps: TraceStep[] = [];
  readonly consumed = { read: 0, write: 0 };
  /**
   * For each resolver step, an object that identifies its BatchInvoke calls in this GraphQL request. Data
   * sources combine only calls with the same object, so calls of different requests are never combined.
   */
  readonly batchGroups = new Map<unknown, object>();
  /**
   * Limits how much CPU time this GraphQL request uses and how many data source calls it makes at the same
   * time, before other requests get their turn.
   */
  readonly share = new FairShare();
  subscriptionFilter: Effects['subscriptionFilter'] = null;
  invalidationFilter: Effects['invalidationFilter'] = null;
  resolverCount = 0;
  dataSourceCalls = 0;
  private readonly decisions = new Map<unknown, boolean>();

  constructor(
    readonly caller: Caller,
    readonly headers: Record<string, string>,
    private readonly access: FieldAccess,
    /**
     * True while a stored subscription event is delivered: the fields are read from the event, and no resolver runs.
     */
    readonly delivering = false,
  ) {
    this.identity = identityOf(caller);
    this.authType = authTypeOf(caller);
  }

  mayReach(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): boolean {
    const known = this.decisions.get(field);
    if (known !== undefined) return known;
    const decision = this.access(this.caller, type, field);
    this.decisions.set(field, decision);
    return decision;
  }

  take(effects: Evaluation): void {
    Object.assign(this.responseHeaders, effects.responseHeaders);
    this.invalidations.push(...effects.invalidations);
    this.subscriptionFilter = effects.subscriptionFilter ?? this.subscriptionFilter;
    this.invalidationFilter = effects.invalidationFilter ?? this.invalidationFilter;
  }

  count({ calls = 1, consumed }: SourceAnswer): void {
    this.dataSourceCalls += calls;
    this.consumed.read += consumed?.read ?? 0;
    this.consumed.write += consumed?.write ?? 0;
  }

  batchGroup(resolver: unknown): object {
    const group = this.batchGroups.get(resolver) ?? {};
    this.batchGroups.set(resolver, group);
    return group;
  }
}
