import type { Person } from '../../support/api/Person';
import type { OpenArea } from '../client-area/OpenArea';
import type { OpenSocket } from './OpenSocket';

/** Something that a table names with a dollar sign: an id, or what makes one anew each time. */
type Named = string | (() => Promise<string>);

/** The people and records of one right: who holds it, who sees what the holder does, and what the tables name. */
export interface Scene {
  area: OpenArea;
  /** Whose right ends. */
  holder: Person;
  /** Whom the holder's right is about, or whom they talk to. */
  talent: Person;
  names: Record<string, Named>;
  socket?: OpenSocket;
}
