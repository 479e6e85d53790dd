import type { Item } from '../lib/Item';
import type { FoundUser } from './FoundUser';

/**
 * The records from which one CSV line is built: a talent and, depending on the kind of export, the contact data or one
 * work history.
 */
export interface Line {
  user: FoundUser;
  contact?: Item;
  history?: Record<string, unknown>;
}
