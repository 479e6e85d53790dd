import { util } from '@aws-appsync/utils';
import type { Step } from './Step';

/** Returns the text of a cursor; empty if it is not one. */
export const decodeCursor = (token: string): string =>
  util.matches('^[A-Za-z0-9+/]{4,4000}={0,2}$', token) ? util.base64Decode(token) : '';

/** Returns the step of the search that a cursor continues; the first step without a cursor. */
export function stepOf(token: string | null | undefined): Step {
  const text = decodeCursor(token ?? '');
  return (['PREFIX', 'NEAR'] as const).filter((step) => text.startsWith(step))[0] ?? 'EXACT';
}
