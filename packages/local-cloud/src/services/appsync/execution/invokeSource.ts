import type { Batch, DataSource, SourceAnswer } from '../sources/DataSource';
import { InvalidRequest } from '../sources/InvalidRequest';
import { failure } from './errors/FieldError';
import type { RequestState } from './RequestState';

function operationOf(request: unknown): string | null {
  const { operation, method } = (request ?? {}) as { operation?: unknown; method?: unknown };
  return typeof operation === 'string' ? operation : typeof method === 'string' ? method : null;
}

/**
 * Sends the request of a handler to a data source. The call appears in the trace; it is counted only if the
 * data source is remote.
 * @throws FieldError when the request is invalid or the call fails
 */
export async function invokeSource(
  source: DataSource,
  request: unknown,
  batch: Batch,
  state: RequestState,
  coordinate: string,
): Promise<SourceAnswer> {
  const start = performance.now();
  const traced = (error: string | null) => {
    const milliseconds = Math.round((performance.now() - start) * 100) / 100;
    const operation = operationOf(request);
    state.steps.push({ coordinate, dataSource: source.name, operation, milliseconds, error, logs: [] });
  };
  try {
    const answer = await state.share.call(source, () => source.invoke(request, batch));
    if (source.remote) state.count(answer);
    traced(answer.error ? `${answer.error.type}: ${answer.error.message}` : null);
    return answer;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    traced(message);
    if (error instanceof InvalidRequest) throw failure('MappingTemplate', `${coordinate}: ${message}`);
    console.error(`AppSync, ${coordinate}, data source ${source.name}:`, error);
    throw failure('InternalFailure', 'An internal failure occurred while resolving this field.');
  }
}
