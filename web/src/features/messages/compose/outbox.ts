import { sessionStore } from '../../../lib/auth/sessionStore';
import { createClientToken } from '../../../lib/apollo/createClientToken';
import type { Outgoing } from './Outgoing';
import { unsent } from './unsent';

/**
 * A function that sends one message. `offline` means that there was no connection, `failed` any other
 * failure.
 */
export type Send = (message: Outgoing) => Promise<'sent' | 'failed' | 'offline'>;

/**
 * The messages of one person in this tab that the server has not confirmed, in the order in which they were
 * written.
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
 * Sends the waiting messages of one conversation, one after the other. When one fails, the later ones fail
 * too, so that the order stays the same.
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
 * The messages that the server has not confirmed yet. Sending goes on when the person opens another screen;
 * after the page was loaded again, `resume` continues it.
 */
export const outbox = {
  get: (): readonly Outgoing[] => box.messages,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /**
   * Loads the messages that this device stores for the person. Messages whose sending was interrupted wait
   * for `resume`.
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
    const at = Math.max(Date.now(), (box.messages.at(-1)?.at ?? 0) + 1);
    put(box, { conversationId, token: createClientToken(at), content, at, state: 'sending' });
    void run(box, conversationId, send);
  },
  again,
  /** Sends again, in their order, the messages that failed because there was no connection. */
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
   * Forgets the unsent messages in this tab, not those stored on the device. Called when nobody is signed in
   * any more.
   */
  close(): void {
    box = boxOf('');
    set(box, []);
  },
};

sessionStore.subscribe(() => {
  if (sessionStore.get().status === 'guest') outbox.close();
});
