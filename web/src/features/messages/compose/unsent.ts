import { personal } from '../../../lib/storage/personal';
import type { Outgoing } from './Outgoing';

const prefixOf = (sub: string) => `outbox.${sub}.`;

const isOutgoing = (kept: unknown): kept is Outgoing =>
  typeof kept === 'object' &&
  kept !== null &&
  'token' in kept &&
  'content' in kept &&
  'conversationId' in kept;

/**
 * Stores on this device, until the person signs out, the messages that the server has not confirmed. Each
 * message has its own storage key, so that tabs do not overwrite each other's messages.
 */
export const unsent = {
  read(sub: string): Outgoing[] {
    const found = personal.keys(prefixOf(sub)).map((key) => personal.read(key));
    return found.filter(isOutgoing).sort((one, other) => one.at - other.at);
  },
  keep: (sub: string, message: Outgoing) => personal.write(prefixOf(sub) + message.token, message),
  remove: (sub: string, token: string) => personal.write(prefixOf(sub) + token, null),
};
