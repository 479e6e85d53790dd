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
 * What belongs to one GraphQL request while it is executed: its caller, and what its resolvers have added so
 * far, such as errors, response headers, costs, trace steps and subscription filters.
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
   * Maps each resolver step of this GraphQL request to an object of its own. A data source puts BatchInvoke
   * calls into the same batch only if they have the same object, so a batch never contains calls of
   * different requests or resolver steps.
   */
  readonly batchGroups = new Map<unknown, object>();
  /**
   * Limits the CPU time and the concurrent data source calls of this GraphQL request, in favour of other
   * requests.
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
     * True while the result of a mutation is delivered to a subscriber: fields are then read from the result,
     * and no resolver runs.
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
