import type { Api, PipelineResolver, Resolver, Step } from '../Api';
import type { CompiledResolver, Handler } from '../evaluation/compileResolver';
import type { Evaluation } from '../evaluation/Evaluation';
import type { ResolverContext } from '../evaluation/ResolverContext';
import { createResolverContext } from './createResolverContext';
import type { FieldCall } from './FieldCall';
import { failure, FieldError, notAuthorized } from './errors/FieldError';
import { invokeSource } from './invokeSource';
import { locationsOf } from './errors/locationsOf';
import type { TraceStep } from '../trace/Trace';
import type { RequestState } from './RequestState';
import { selectedPart } from './documents/selectionSets';

type Early = NonNullable<Evaluation['earlyReturn']>['skipTo'];

interface Outcome {
  value: unknown;
  /** Set when a handler of the resolver step ended with `runtime.earlyReturn`. */
  early: { skipTo: Early } | null;
}

/** One execution of a field's resolver. Its handlers share one `ctx`. */
class Run {
  private readonly context: ResolverContext;
  readonly coordinate: string;

  constructor(
    private readonly call: FieldCall,
    private readonly state: RequestState,
    env: Record<string, string>,
  ) {
    this.context = createResolverContext(call, state, env);
    this.coordinate = `${call.typeName}.${call.fieldName}`;
  }

  /** Returns the result, not a promise of it, if the request handler returns early: promises take longer. */
  unit(step: Step): unknown {
    const outcome = this.step(step);
    return outcome instanceof Promise ? outcome.then(({ value }) => value) : outcome.value;
  }

  async pipeline({ code, functions }: PipelineResolver): Promise<unknown> {
    const before = this.evaluate(code, 'request');
    this.context.prev = { result: before.value };
    for (const step of before.earlyReturn ? [] : functions) {
      const { value, early } = await this.step(step);
      this.context.prev = { result: value };
      if (early?.skipTo === 'END') break;
    }
    this.context.result = this.context.prev.result;
    this.context.error = null;
    return this.evaluate(code, 'response').value;
  }

  /**
   * Runs one step of a resolver: its request handler, the call of the data source, and its response handler.
   * The response handler runs even if the data source reports an error. If the request handler returns early,
   * the other two parts are skipped.
   */
  private step(step: Step): Outcome | Promise<Outcome> {
    this.context.result = null;
    this.context.error = null;
    const request = this.evaluate(step.code, 'request');
    if (request.earlyReturn) {
      const { value, stash } = request;
      this.note(step.code, 'early return', { details: { request: value, result: null, stash } });
      return { value, early: request.earlyReturn };
    }
    return this.invoke(step, request.value);
  }

  private async invoke({ code, source, maxBatchSize }: Step, request: unknown): Promise<Outcome> {
    const batch = { group: this.state.batchGroup(code), size: maxBatchSize };
    const { coordinate } = this;
    const { stash } = this.context;
    const answer = await invokeSource(source, request, batch, this.state, {
      coordinate,
      step: code.name,
      stash,
    });
    await this.state.share.turn();
    this.context.result = answer.result ?? null;
    this.context.error = answer.error ?? null;
    return { value: this.evaluate(code, 'response').value, early: null };
  }

  private evaluate(code: CompiledResolver, handler: Handler): Evaluation {
    const { share, authType } = this.state;
    const evaluation = share.spend(() => code.evaluate(handler, this.context, authType));
    this.context.stash = evaluation.stash;
    this.state.take(evaluation);
    const { nodes, fragments, path } = this.call;
    for (const { data, ...raised } of evaluation.appendedErrors) {
      const selected = selectedPart(data, nodes, fragments);
      this.state.appendedErrors.push({ path, data: selected, ...raised, locations: locationsOf(nodes) });
    }
    if (evaluation.logs.length > 0)
      this.note(code, `${handler} console`, { logs: evaluation.logs.map(({ values }) => values) });
    if (evaluation.error) {
      const { errorType, message } = evaluation.error;
      this.note(code, `${handler} error`, { error: `${errorType ?? 'error'}: ${message}` });
      throw this.refusal(evaluation.error);
    }
    return evaluation;
  }

  /** Adds a step to the trace that called no data source. */
  private note(
    { name: step }: CompiledResolver,
    operation: string,
    more: Partial<Pick<TraceStep, 'error' | 'logs' | 'details'>>,
  ): void {
    const { coordinate } = this;
    const blank = { dataSource: null, milliseconds: 0, error: null, logs: [], details: null };
    this.state.steps.push({ ...blank, coordinate, step, operation, ...more });
  }

  private refusal(raised: FieldError['raised']): FieldError {
    const { typeName, fieldName, nodes, fragments } = this.call;
    if (raised.errorType === 'Unauthorized' && raised.message === 'Unauthorized') {
      return notAuthorized(typeName, fieldName);
    }
    return new FieldError({ ...raised, data: selectedPart(raised.data, nodes, fragments) });
  }
}

/**
 * Runs the resolver of one GraphQL field, and returns its result or, if it calls a data source or has to wait,
 * a promise of it.
 * @throws FieldError when a handler raised an error, a data source did not support its request, or the limit
 * of resolvers is exceeded
 */
export function runResolver(api: Api, resolver: Resolver, call: FieldCall, state: RequestState): unknown {
  state.resolverCount += 1;
  if (state.resolverCount > api.resolverCountLimit) {
    throw failure(
      'ResolverCountLimitExceeded',
      `more than ${api.resolverCountLimit} resolvers in one request`,
    );
  }
  const start = () => {
    const run = state.share.spend(() => new Run(call, state, api.env));
    return resolver.kind === 'UNIT' ? run.unit(resolver) : run.pipeline(resolver);
  };
  // All calls of a batch begin before the first of them is evaluated, so that none has to wait for its turn.
  const isBatched = resolver.kind === 'UNIT' && resolver.maxBatchSize > 0;
  const turn = state.share.turn() ?? (isBatched ? Promise.resolve() : undefined);
  return turn ? turn.then(start) : start();
}
