import type { DataSource } from './DataSource';
import { InvalidRequest } from './InvalidRequest';

/** NONE: answers the request's payload without leaving AppSync. */
export function createNoneSource(name: string): DataSource {
  return {
    name,
    type: 'NONE',
    remote: false,
    async invoke(request) {
      if (typeof request !== 'object') throw new InvalidRequest(`${name} expects a request with a payload`);
      const payload = request && 'payload' in request ? request.payload : null;
      return { result: payload ?? null };
    },
  };
}
