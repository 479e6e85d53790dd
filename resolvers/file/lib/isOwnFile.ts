import { partitionOf } from '../../../model/ids';
import type { Item } from '../../lib/Item';

/**
 * Is this the key of a file that belongs to the record? It lies below the prefix of the person whose record it is,
 * or of who made the record: a field may be written with any key, and must not open another's file.
 */
export function isOwnFile(record: Item, key: unknown): boolean {
  const parts = `${key ?? ''}`.split('/');
  if (parts.length !== 3 || !['private', 'public', 'exports'].includes(`${parts[0]}`)) return false;
  return parts[1] === partitionOf(`${record.id}`) || parts[1] === record.createdBy;
}
