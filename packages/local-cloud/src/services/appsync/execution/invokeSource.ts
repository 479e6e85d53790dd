import type { Batch, DataSource, SourceAnswer } from '../sources/DataSource';
import { InvalidRequest } from '../sources/InvalidRequest';
import { failure } from './errors/FieldError';
import type { StepDetails, TraceStep } from '../trace/Trace';
import type { RequestState } from './RequestState';

function operationOf(request: unknown): string | null {
  const { operation, method } = (request ?? {}) as { operation?: unknown; method?: unknown };
  return typeof operation === 'string' ? operation : typeof method === 'string' ? method : null;
}

/**
 * Calls a data source with the request that a handler returned. Adds the call to the trace and, if the data
 * source is remote, to the costs. An error that the data source reports is part of the result.
 * @throws FieldError when the data source does not support the request or fails unexpectedly
 */
export async function invokeSource(
  source: DataSource,
  request: unknown,
  batch: Batch,
  state: RequestState,
  { stash, ...named }: Pick<TraceStep, 'coordinate' | 'step'> & Pick<StepDetails, 'stash'>,
): Promise<SourceAnswer> {
  const { coordinate } = named;
  const start = performance.now();
  const traced = (error: string | null, result: unknown = null) => {
    const milliseconds = Math.round((performance.now() - start) * 100) / 100;
    const step = { ...named, dataSource: source.name, operation: operationOf(request), milliseconds };
    state.steps.push({ ...step, error, logs: [], details: { request, result, stash } });
  };
  try {
    const answer = await state.share.call(source, () => source.invoke(request, batch));
    if (source.remote) state.count(answer);
    traced(answer.error ? `${answer.error.type}: ${answer.error.message}` : null, answer.result);
    return answer;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    traced(message);
    if (error instanceof InvalidRequest) throw failure('MappingTemplate', `${coordinate}: ${message}`);
    console.error(`AppSync, ${coordinate}, data source ${source.name}:`, error);
    throw failure('InternalFailure', 'An internal failure occurred while resolving this field.');
  }
}
