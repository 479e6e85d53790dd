import { executeSync, type GraphQLSchema } from 'graphql';
import type { FieldAccess } from '../access/createFieldAccess';
import type { MutationResult } from '../execution/createEngine';
import { formatError } from '../execution/errors/formatError';
import { RequestState } from '../execution/RequestState';
import { limits } from '../limits';
import type { Effects } from '../runtime/Effects';
import { matchesFilter } from './matchesFilter';
import type { Subscription } from './Subscription';

/**
 * Returns a map from the name of a mutation to the subscription fields that receive its results. It is read
 * from the directives `@aws_subscribe(mutations: […])` of the schema.
 */
function feedsOf(schema: GraphQLSchema): Map<string, string[]> {
  const feeds = new Map<string, string[]>();
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const directive = field.astNode?.directives?.find(({ name }) => name.value === 'aws_subscribe');
    const mutations = directive?.arguments?.find(({ name }) => name.value === 'mutations')?.value;
    for (const mutation of mutations?.kind === 'ListValue' ? mutations.values : []) {
      if (mutation.kind !== 'StringValue') continue;
      feeds.set(mutation.value, [...(feeds.get(mutation.value) ?? []), field.name]);
    }
  }
  return feeds;
}

function wants({ filter, args }: Subscription, payload: unknown): boolean {
  if (filter) return matchesFilter(filter, payload);
  const event = payload as Record<string, unknown>;
  return Object.entries(args).every(([name, value]) => (event[name] ?? null) === (value ?? null));
}

/** Holds the active subscriptions of the API, and delivers the results of mutations to them. */
export class Subscriptions {
  private readonly started = new Map<string, Set<Subscription>>();
  private readonly feeds: Map<string, string[]>;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly access: FieldAccess,
  ) {
    this.feeds = feedsOf(schema);
  }

  add(subscription: Subscription): void {
    const sameField = this.started.get(subscription.field) ?? new Set();
    this.started.set(subscription.field, sameField.add(subscription));
  }

  remove(subscription: Subscription): void {
    this.started.get(subscription.field)?.delete(subscription);
  }

  /**
   * Delivers the results of mutation fields to the matching subscriptions, and then ends the subscriptions
   * that resolvers have invalidated. It does not deliver a result that is null or a message that is larger
   * than AppSync permits.
   */
  publish(results: MutationResult[], invalidations: Effects['invalidations']): void {
    for (const { field, payload } of results) {
      if (payload === null || payload === undefined) continue;
      for (const subscribed of this.feeds.get(field) ?? []) this.deliver(subscribed, payload);
    }
    for (const invalidation of invalidations) this.invalidate(invalidation);
  }

  private deliver(field: string, payload: unknown): void {
    const rendered = new Map<string, string>();
    for (const subscription of this.started.get(field) ?? []) {
      if (!wants(subscription, payload)) continue;
      const json = rendered.get(subscription.deliveryKey) ?? this.render(subscription, payload);
      rendered.set(subscription.deliveryKey, json);
      if (Buffer.byteLength(json) <= limits.subscriptionBytes) subscription.send(json);
    }
  }

  private render({ field, caller, prepared, variables }: Subscription, payload: unknown): string {
    const { data, errors } = executeSync({
      schema: this.schema,
      document: prepared.document,
      rootValue: { [field]: payload },
      contextValue: new RequestState(caller, {}, this.access, true),
      variableValues: variables,
    });
    const failed = errors?.map((error) => formatError(error, this.schema));
    return JSON.stringify(failed ? { data: data ?? null, errors: failed } : { data });
  }

  private invalidate({ subscriptionField, payload }: Effects['invalidations'][number]): void {
    for (const subscription of [...(this.started.get(subscriptionField) ?? [])]) {
      if (subscription.invalidationFilter && matchesFilter(subscription.invalidationFilter, payload)) {
        this.remove(subscription);
        subscription.complete();
      }
    }
  }
}
