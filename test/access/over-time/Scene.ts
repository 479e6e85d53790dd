import type { Person } from '../../support/api/Person';
import type { OpenArea } from '../client-area/OpenArea';
import type { OpenSocket } from './OpenSocket';

/**
 * The value of a placeholder such as `$job`: an id, or a function that creates a record at each call and
 * returns its id.
 */
type Named = string | (() => Promise<string>);

/** The people, records and placeholders with which the end of one right is tested. */
export interface Scene {
  area: OpenArea;
  /** The person who has the tested right, which then ends. */
  holder: Person;
  /**
   * The other person in the test, for example the talent whose data may be read by the person with the tested
   * right, or the other member of a conversation.
   */
  talent: Person;
  names: Record<string, Named>;
  socket?: OpenSocket;
}
