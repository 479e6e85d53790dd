import { ResolverError } from '../runtime/ResolverError';
import type { RaisedError } from '../runtime/Effects';

/** What `util.error` raised, or a runtime fault as AppSync's error type `Code`. */
export function toRaisedError(thrown: unknown): RaisedError {
  if (thrown instanceof ResolverError) return JSON.parse(JSON.stringify(thrown.raised)) as RaisedError;
  const { name = 'Error', message = String(thrown) } = (thrown ?? {}) as Partial<Error>;
  const text = name === 'Error' ? message : `${name}: ${message}`;
  return { message: text, errorType: 'Code', data: null, errorInfo: null };
}
