import { util } from '@aws-appsync/utils';
import { invalid } from './invalid';

/**
 * DynamoDB's own cursor is already opaque, made and checked by AppSync; what is not one of its shape never
 * reaches the table.
 */
export function rowToken(token: string | null | undefined): string | null {
  if (!token) return null;
  if (!util.matches('^[A-Za-z0-9+/=_-]{1,4096}$', token)) invalid('nextToken', 'cursor');
  return token;
}
