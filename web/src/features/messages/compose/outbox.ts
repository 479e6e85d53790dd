import { createClientToken } from './createClientToken';
import type { Outgoing } from './Outgoing';

/**
 * A function that sends one message. `offline` means that there was no connection, `failed` any other
 * failure.
 */
export type Send = (conversationId: string, message: Outgoing) => Promise<'sent' | 'failed' | 'offline'>;

/**
 * How long a client token of a message is used. The server accepts one for ten minutes; a message that is
 * sent again later gets a new token.
 */
const TOKEN_MS = 9 * 60_000;
const NONE: readonly Outgoing[] = [];

let waiting: ReadonlyMap<string, readonly Outgoing[]> = new Map();
const listeners = new Set<() => void>();
const running = new Set<string>();

function set(conversationId: string, messages: readonly Outgoing[]) {
  waiting = new Map(waiting).set(conversationId, messages);
  listeners.forEach((listener) => listener());
}

const get = (conversationId: string) => waiting.get(conversationId) ?? NONE;

const change = (conversationId: string, token: string, changes: Partial<Outgoing>) =>
  set(
    conversationId,
    get(conversationId).map((one) => (one.token === token ? { ...one, ...changes } : one)),
  );

const discard = (conversationId: string, token: string) =>
  set(
    conversationId,
    get(conversationId).filter((one) => one.token !== token),
  );

/**
 * Sends the waiting messages of one conversation, one after the other. After a failure the later messages
 * wait too, so that the order stays.
 */
async function run(conversationId: string, send: Send): Promise<void> {
  if (running.has(conversationId)) return;
  running.add(conversationId);
  for (;;) {
    const next = get(conversationId).find(({ state }) => state === 'sending');
    if (!next) break;
    const result = await send(conversationId, next);
    if (result === 'sent') {
      discard(conversationId, next.token);
      continue;
    }
    const isOffline = result === 'offline';
    for (const { token, state } of get(conversationId))
      if (state === 'sending') change(conversationId, token, { state: 'failed', isOffline });
  }
  running.delete(conversationId);
}

function again(conversationId: string, token: string, send: Send) {
  const at = Date.now();
  const message = get(conversationId).find((one) => one.token === token);
  if (!message) return;
  const isExpired = at - message.at > TOKEN_MS;
  const fresh = isExpired ? { at, token: createClientToken(at) } : {};
  change(conversationId, token, { ...fresh, state: 'sending', isOffline: false });
  void run(conversationId, send);
}

/**
 * The messages of this tab that the server has not stored yet, by conversation. They are sent even if the
 * person opens another screen.
 */
export const outbox = {
  get,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  add(conversationId: string, content: string, send: Send): void {
    const at = Date.now();
    const message: Outgoing = { token: createClientToken(at), content, at, state: 'sending' };
    set(conversationId, [...get(conversationId), message]);
    void run(conversationId, send);
  },
  again,
  /** Sends the messages again that failed because there was no connection, in their order. */
  resume(send: Send): void {
    for (const [conversationId, messages] of waiting)
      for (const { token, isOffline } of messages) if (isOffline) again(conversationId, token, send);
  },
  discard,
  /** Removes all waiting messages. Called after signing out. */
  clear(): void {
    waiting = new Map();
    listeners.forEach((listener) => listener());
  },
};
