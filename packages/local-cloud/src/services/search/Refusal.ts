import type { JsonObject } from './Json';

/** An answer of OpenSearch's that is no success, with its own status, type and reason. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    reason: string,
    /** An error of a shard; the answer's message is then `all shards failed`. */
    readonly onShard = false,
    readonly details: JsonObject = {},
  ) {
    super(reason);
  }

  body(): JsonObject {
    const cause: JsonObject = { type: this.type, reason: this.message, ...this.details };
    if (!this.onShard) return { error: { root_cause: [cause], ...cause }, status: this.status };
    const failed = { type: 'search_phase_execution_exception', reason: 'all shards failed', phase: 'query' };
    return { error: { root_cause: [cause], ...failed, grouped: true }, status: this.status };
  }
}

export const parsingError = (reason: string): Refusal => new Refusal(400, 'parsing_exception', reason);

export const illegalArgument = (reason: string): Refusal =>
  new Refusal(400, 'illegal_argument_exception', reason);

/** A query that is well formed but cannot run on this index: found out on the shard. */
export const shardError = (type: string, reason: string): Refusal => new Refusal(400, type, reason, true);

/** Refuses a feature of OpenSearch that is not emulated, naming it. */
export const notEmulated = (what: string): Refusal =>
  parsingError(`${what} is not supported by the local search; OPENSEARCH_ENDPOINT runs a real one`);
