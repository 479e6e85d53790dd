import type { Person } from '../../support/api/Person';
import type { OpenArea } from '../client-area/OpenArea';
import type { OpenSocket } from './OpenSocket';

/**
 * The value of a placeholder such as `$job` in a table of expected results: an id, or a function that creates
 * a new record each time and returns its id.
 */
type Named = string | (() => Promise<string>);

/**
 * The people and records with which the end of one right is tested. They are the person who loses the right,
 * the person affected by it, and the values of the placeholders in the table of expected results.
 */
export interface Scene {
  area: OpenArea;
  /** The person who loses the right whose end is tested. */
  holder: Person;
  /**
   * The person affected by the tested right, for example the talent whose data can be read because of it, or
   * the other member of a conversation.
   */
  talent: Person;
  names: Record<string, Named>;
  socket?: OpenSocket;
}
