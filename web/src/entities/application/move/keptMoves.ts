import { personal } from '../../../lib/storage/personal';
import type { UnsentMove } from './UnsentMove';

const prefixOf = (sub: string) => `moves.${sub}.`;

const isMove = (kept: unknown): kept is UnsentMove =>
  typeof kept === 'object' &&
  kept !== null &&
  ['id', 'version', 'to', 'at', 'tab'].every((key) => key in kept);

/**
 * Stores a person's unsent changes of applications on this device until the person signs out. Each change has
 * its own storage key, so that tabs do not overwrite each other's changes.
 */
export const keptMoves = {
  read(sub: string): UnsentMove[] {
    const found = personal.keys(prefixOf(sub)).map((key) => personal.read(key));
    return found.filter(isMove).sort((one, other) => one.at - other.at);
  },
  keep: (sub: string, move: UnsentMove) => personal.write(prefixOf(sub) + move.id, move),
  remove: (sub: string, id: string) => personal.write(prefixOf(sub) + id, null),
};
