import { correlation } from './correlation';
import { readCorrelationId } from './readCorrelationId';

/**
 * Writes an error to the log in the format of `logger`. It does not use `logger`, which would make the
 * bundles of small functions a tenth larger.
 */
function report(id: string, { name, message, stack }: Error): void {
  const line = { level: 'ERROR', message: 'The invocation failed', timestamp: new Date().toISOString() };
  console.error(JSON.stringify({ ...line, correlation_id: id, error: { name, message, stack } }));
}

/**
 * Wraps a handler, so that it runs with the correlation id that its event contains. If an invocation fails,
 * the error is logged with this id. `bundleFunctions` wraps the handler of every function. Consumers of
 * streams and queues, whose events belong to several operations, set the id for each record.
 */
export function correlated<Rest extends unknown[], Result>(
  handle: (event: never, ...rest: Rest) => Promise<Result>,
) {
  return (event: unknown, ...rest: Rest): Promise<Result> => {
    const id = readCorrelationId(event);
    return correlation.run(id, async () => {
      try {
        return await handle(event as never, ...rest);
      } catch (error) {
        if (id) report(id, error as Error);
        throw error;
      }
    });
  };
}
