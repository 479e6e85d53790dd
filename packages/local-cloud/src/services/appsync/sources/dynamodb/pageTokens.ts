import type { Item } from './attributeValues';
import { SourceFailure } from '../SourceFailure';

/** Where a page ended, as an opaque text; null when nothing follows. */
export function toPageToken(key: Item | undefined): string | null {
  return key ? Buffer.from(JSON.stringify({ version: 3, key })).toString('base64') : null;
}

/** @throws SourceFailure, as AppSync words it, for what is no token of ours */
export function fromPageToken(token: string | null | undefined): Item | undefined {
  if (token === null || token === undefined) return undefined;
  try {
    const { version, key } = JSON.parse(Buffer.from(token, 'base64').toString()) as {
      version: number;
      key: Item;
    };
    if (version === 3 && typeof key === 'object') return key;
  } catch {
    // falls through to the refusal below
  }
  throw new SourceFailure(
    'DynamoDB:UserIllegalArgumentException',
    'com.amazonaws.deepdish.common.pagination.InvalidPaginationTokenException: Invalid pagination token given.',
  );
}
