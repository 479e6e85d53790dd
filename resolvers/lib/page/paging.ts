import { util } from '@aws-appsync/utils';
import { invalid } from '../invalid';

/** How many rows a cursor of `offsetToken` skips; an unreadable one is `InvalidInput`. */
export function offsetOf(token: string | null | undefined): number {
  if (!token) return 0;
  if (!util.matches('^[A-Za-z0-9+/=]{1,40}$', token)) invalid('nextToken', 'cursor');
  const text = util.base64Decode(token);
  if (!util.matches('^offset:[0-9]{1,6}$', text)) invalid('nextToken', 'cursor');
  return +text.slice('offset:'.length);
}
