import { sessionStore } from '../../../lib/auth/sessionStore';
import { serverClock } from '../../../lib/api/serverClock';
import { createClientToken } from '../../../lib/apollo/createClientToken';
import type { Outgoing } from './Outgoing';
import { personal } from '../../../lib/storage/personal';

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
const unsent = {
  read(sub: string): Outgoing[] {
    const found = personal.keys(prefixOf(sub)).map((key) => personal.read(key));
    return found.filter(isOutgoing).sort((one, other) => one.at - other.at);
  },
  keep: (sub: string, message: Outgoing) => personal.write(prefixOf(sub) + message.token, message),
  remove: (sub: string, token: string) => personal.write(prefixOf(sub) + token, null),
};

/**
 * Sends one message. Resolves to `offline` if there was no connection, to `failed` after any other failure.
 */
export type Send = (message: Outgoing) => Promise<'sent' | 'failed' | 'offline'>;

/**
 * The messages that one person has written in this tab and that the server has not confirmed, in the order in
 * which they were written.
 */
interface Box {
  sub: string;
  messages: readonly Outgoing[];
  /** The ids of the conversations in which a message is being sent. */
  running: Set<string>;
}

const boxOf = (sub: string, messages: readonly Outgoing[] = []): Box => ({
  ...{ sub, messages, running: new Set() },
});

let box = boxOf('');
const listeners = new Set<() => void>();

function set(of: Box, messages: readonly Outgoing[]) {
  of.messages = messages;
  listeners.forEach((listener) => listener());
}

function put(of: Box, message: Outgoing) {
  const isKnown = of.messages.some(({ token }) => token === message.token);
  const messages = of.messages.map((one) => (one.token === message.token ? message : one));
  // A message that was being sent when the person signed out must not be stored again.
  if (of === box) unsent.keep(of.sub, message);
  set(of, isKnown ? messages : [...messages, message]);
}

function discard(of: Box, token: string) {
  unsent.remove(of.sub, token);
  set(
    of,
    of.messages.filter((one) => one.token !== token),
  );
}

/**
 * Sends the messages of one conversation that are in the state `sending`, one after the other. If one fails,
 * those after it get the state `failed` too, so that messages never arrive in another order.
 */
async function run(of: Box, conversationId: string, send: Send): Promise<void> {
  if (of.running.has(conversationId)) return;
  of.running.add(conversationId);
  const waiting = () =>
    of.messages.filter((one) => one.conversationId === conversationId && one.state === 'sending');
  for (let [next] = waiting(); next && of === box; [next] = waiting()) {
    const result = await send(next);
    if (result === 'sent') discard(of, next.token);
    else for (const one of waiting()) put(of, { ...one, state: 'failed', isOffline: result === 'offline' });
  }
  of.running.delete(conversationId);
}

function again(token: string, send: Send) {
  const message = box.messages.find((one) => one.token === token);
  if (!message) return;
  put(box, { ...message, state: 'sending', isOffline: false });
  void run(box, message.conversationId, send);
}

/**
 * The messages that the server has not confirmed yet. They are sent even if the person moves to another
 * screen. After a reload of the page, call `resume` to send them.
 */
export const outbox = {
  get: (): readonly Outgoing[] => box.messages,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /**
   * Loads the person's unconfirmed messages that are stored on this device. Messages that were being sent get
   * the state `failed`; `resume` sends them again.
   */
  open(sub: string): void {
    if (box.sub === sub) return;
    const kept = unsent.read(sub).map((one): Outgoing => {
      return one.state === 'sending' ? { ...one, state: 'failed', isOffline: true } : one;
    });
    box = boxOf(sub);
    set(box, kept);
  },
  add(conversationId: string, content: string, send: Send): void {
    const at = Math.max(serverClock.now(), (box.messages.at(-1)?.at ?? 0) + 1);
    put(box, { conversationId, token: createClientToken(at), content, at, state: 'sending' });
    // Those that wait for a connection go first: it may just have come back.
    for (const one of box.messages)
      if (one.conversationId === conversationId && one.isOffline)
        put(box, { ...one, state: 'sending', isOffline: false });
    void run(box, conversationId, send);
  },
  again,
  /**
   * Sends again, in their order, the messages whose sending failed for lack of a connection or was
   * interrupted by a reload.
   */
  resume(send: Send): void {
    for (const { token, isOffline } of box.messages) if (isOffline) again(token, send);
  },
  discard: (token: string) => discard(box, token),
  /**
   * Removes the unconfirmed messages of a conversation. Called after the person has left the conversation.
   */
  discardAll(conversationId: string): void {
    for (const one of box.messages) if (one.conversationId === conversationId) discard(box, one.token);
  },
  /**
   * Removes the messages from memory when nobody is signed in any more. Those stored on the device stay
   * there.
   */
  close(): void {
    box = boxOf('');
    set(box, []);
  },
};

sessionStore.subscribe(() => {
  if (sessionStore.get().status === 'guest') outbox.close();
});
