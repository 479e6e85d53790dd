import type { Person } from '../../support/api/Person';
import type { OpenArea } from '../client-area/OpenArea';
import type { OpenSocket } from './OpenSocket';

/** The value of a `$name` in a table: an id, or a function that creates a new one each time. */
type Named = string | (() => Promise<string>);

/**
 * The people and records of one right: its holder, an observer of what the holder does, and the `$names` of
 * the tables.
 */
export interface Scene {
  area: OpenArea;
  /** The person whose right ends. */
  holder: Person;
  /** The person affected by the right, or the holder's counterpart. */
  talent: Person;
  names: Record<string, Named>;
  socket?: OpenSocket;
}
