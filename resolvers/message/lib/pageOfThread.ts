import { util } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { invalid } from '../../lib/invalid';

interface Page {
  isAscending: boolean;
  size: number;
  nextToken?: string | null;
}

/** Rows that are read for each message of a page: itself and its readers; larger groups get shorter pages. */
const ROWS_A_MESSAGE = 12;

/**
 * One Query over a thread's messages and who has read them, from behind the message that the cursor names. The
 * cursor is that message's ULID: it tells nothing that the reader of the page before has not seen.
 */
export function pageOfThread(conversationId: string, { isAscending, size, nextToken }: Page) {
  const ulid = nextToken ? util.base64Decode(nextToken) : '';
  if (nextToken && !util.matches('^[0-9A-HJKMNP-TV-Z]{26}$', ulid)) invalid('nextToken', 'cursor');
  const from = ulid !== '' && isAscending ? `Message#${ulid}#~` : 'Message#';
  const to = ulid !== '' && !isAscending ? `Message#${ulid}` : 'Message#~';
  return query({
    query: { pk: { eq: conversationId }, sk: { between: [from, to] } },
    scanIndexForward: isAscending,
    limit: Math.min(size * ROWS_A_MESSAGE, 1000),
  });
}
