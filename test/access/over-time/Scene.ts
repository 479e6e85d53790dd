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
  /** The person whose right ends. */
  holder: Person;
  /**
   * The other person in the test: for example the talent whose data the tested right lets the holder read, or
   * the other member of a conversation.
   */
  talent: Person;
  names: Record<string, Named>;
  socket?: OpenSocket;
}
