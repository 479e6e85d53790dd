import { ServiceError } from '../ServiceError';

/**
 * One page of a list.
 * @param token the `nextToken` of the previous page
 * @throws InvalidParameterException
 */
export function readPage<T>(
  all: T[],
  limit: number,
  token: string | undefined,
): { items: T[]; next?: string } {
  const start = token === undefined ? 0 : Number(Buffer.from(token, 'base64url').toString());
  if (!Number.isInteger(start) || start < 0 || limit < 0 || limit > 60) {
    throw new ServiceError('InvalidParameterException', 'Invalid pagination token or limit.');
  }
  const end = start + (limit || 60);
  const next = end < all.length ? Buffer.from(String(end)).toString('base64url') : undefined;
  return { items: all.slice(start, end), next };
}
