import { util } from '@aws-appsync/utils';

const PREFIX = 'offset:';

/** The cursor behind this many rows of a list that is read whole. */
export function offsetToken(offset: number): string {
  return util.base64Encode(`${PREFIX}${offset}`);
}
