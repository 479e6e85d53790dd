import { ServiceError } from '../ServiceError';

/**
 * Returns one page of a list.
 * @param limit maximum number of elements; 0 means 60
 * @param token the `next` of the previous page; undefined for the first page
 * @throws InvalidParameterException for an invalid token or limit
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
