import type { JsonObject } from './Json';

/** Error response of the emulated OpenSearch, with its HTTP status, error type and reason. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    reason: string,
    /**
     * Whether OpenSearch detects the error only on a shard. The message of the response is then `all shards
     * failed`.
     */
    readonly onShard = false,
    readonly details: JsonObject = {},
    /** The error that has led to this one. */
    private readonly root?: Refusal,
  ) {
    super(reason);
  }

  body(): JsonObject {
    const cause: JsonObject = { type: this.type, reason: this.message, ...this.details };
    const root = this.root ? { type: this.root.type, reason: this.root.message } : cause;
    if (!this.onShard) return { error: { root_cause: [root], ...cause }, status: this.status };
    const failed = { type: 'search_phase_execution_exception', reason: 'all shards failed', phase: 'query' };
    return { error: { root_cause: [cause], ...failed, grouped: true }, status: this.status };
  }
}

export const parsingError = (reason: string): Refusal => new Refusal(400, 'parsing_exception', reason);

export const illegalArgument = (reason: string): Refusal =>
  new Refusal(400, 'illegal_argument_exception', reason);

/**
 * Returns the error for a well-formed query that an index cannot run, for example because of a field's type.
 * OpenSearch detects such an error only on a shard.
 */
export const shardError = (type: string, reason: string): Refusal => new Refusal(400, type, reason, true);

/** Returns the error for a feature of OpenSearch that is not emulated. Its message names the feature. */
export const notEmulated = (what: string): Refusal =>
  parsingError(`${what} is not supported by the local search; OPENSEARCH_ENDPOINT runs a real one`);
