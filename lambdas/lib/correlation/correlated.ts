import { correlation } from './correlation';
import { readCorrelationId } from './readCorrelationId';

/** Writes a line like those of `logger`, which would make small functions a tenth larger. */
function report(id: string, { name, message, stack }: Error): void {
  const line = { level: 'ERROR', message: 'The invocation failed', timestamp: new Date().toISOString() };
  console.error(JSON.stringify({ ...line, correlation_id: id, error: { name, message, stack } }));
}

/**
 * Returns a handler that runs with the correlation id in its event, and logs with it why an invocation failed.
 * `bundleFunctions` wraps the handler of every function in it. Consumers of streams and queues, whose events belong to
 * several operations, set the id for each record.
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
