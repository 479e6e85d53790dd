import type { Person } from '../../support/api/Person';
import type { OpenArea } from '../client-area/OpenArea';
import type { OpenSocket } from './OpenSocket';

/**
 * The value of a `$name` in the table of a right: an id, or a function that creates a new record each time
 * and returns its id.
 */
type Named = string | (() => Promise<string>);

/**
 * The people and records with which the end of one right is tested: the person who loses it, the person
 * affected, and the `$names` of the table.
 */
export interface Scene {
  area: OpenArea;
  /** The person who loses the right whose end is tested. */
  holder: Person;
  /**
   * The person affected by the right, for example the talent whose data its holder reads, or the other member
   * of a conversation.
   */
  talent: Person;
  names: Record<string, Named>;
  socket?: OpenSocket;
}
