import { sessionStore } from '../../../lib/auth/sessionStore';
import type { Failure } from '../../../lib/errors/Failure';
import { runParallel } from '../../../lib/runParallel';
import { delays } from '../../../lib/settings/delays';
import { keptMoves } from './keptMoves';
import type { UnsentMove } from './UnsentMove';
import { stored } from '../../../lib/storage/stored';

const KEY = 'movesTab';

/** Returns the name of this tab, which stays the same when the page is loaded again. */
function getTabId(): string {
  const known = stored.session.get(KEY);
  if (known) return known;
  const name = crypto.randomUUID();
  stored.session.set(KEY, name);
  return name;
}

/** Sends one change. Resolves to the reason why it failed, or to null if it succeeded. */
export type SendMove = (move: UnsentMove) => Promise<Failure | null>;

export type NewMove = Omit<UnsentMove, 'at' | 'tab' | 'state' | 'failure'>;

let sub = '';
let send: SendMove | null = null;
let moves: readonly UnsentMove[] = [];
const listeners = new Set<() => void>();

function set(next: readonly UnsentMove[]) {
  moves = next;
  listeners.forEach((listener) => listener());
}

function put(move: UnsentMove) {
  keptMoves.keep(sub, move);
  set([...moves.filter(({ id }) => id !== move.id), move]);
}

function drop(ids: readonly string[]) {
  ids.forEach((id) => keptMoves.remove(sub, id));
  set(moves.filter(({ id }) => !ids.includes(id)));
}

/** Returns those of the changes whose id is in `ids` and whose state is one of `states`. */
const inState = (ids: readonly string[], ...states: UnsentMove['state'][]) =>
  moves.filter(({ id, state }) => ids.includes(id) && states.includes(state));

async function run(chosen: readonly UnsentMove[]): Promise<void> {
  if (!send) return;
  const [by, sendOne] = [sub, send];
  const ids = chosen.map(({ id }) => id);
  await runParallel({
    items: ids,
    run: async (id) => {
      const [move] = inState([id], 'waiting', 'failed', 'left');
      // It was taken back, or it is being sent, while others were sent.
      if (!move) return null;
      const { failure: _, ...sending } = { ...move, state: 'sending' as const };
      put(sending);
      return { move: sending, failure: await sendOne(sending) };
    },
    onOutcome: (_, outcome) => {
      // The outcome of a person who has signed out belongs to nobody here.
      if (!outcome || by !== sub) return;
      const { move, failure } = outcome;
      if (failure) put({ ...move, state: 'failed', failure });
      else drop([move.id]);
    },
    signal: new AbortController().signal,
  });
}

/**
 * The changes of applications that a person can still take back, or that the server has not confirmed. They
 * stay on the device and are sent after `delays.takeBack`, or as soon as the page is hidden.
 */
export const moveQueue = {
  get: () => moves,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /**
   * Loads the person's unconfirmed changes that are stored on this device: all changes that were made in this
   * tab, and those made in other tabs longer than `delays.otherTabSends` ago, which those tabs have evidently
   * not sent. The state of a change becomes `left`, unless it is `failed`.
   */
  open(person: string, sendOne: SendMove): void {
    send = sendOne;
    if (sub === person) return;
    sub = person;
    const isAbandoned = ({ tab, at }: UnsentMove) =>
      tab === getTabId() || Date.now() - at > delays.otherTabSends;
    set(
      keptMoves
        .read(person)
        .filter(isAbandoned)
        .map((move) => (move.state === 'failed' ? move : { ...move, state: 'left' as const })),
    );
  },
  /** Adds changes, which are sent together after `delays.takeBack`. */
  add(added: readonly NewMove[]): void {
    const [by, at, tab] = [sub, Date.now(), getTabId()];
    for (const move of added) put({ ...move, at, tab, state: 'waiting' });
    const ids = added.map(({ id }) => id);
    const sendLater = () => {
      if (by === sub) void run(inState(ids, 'waiting').filter((move) => move.at === at));
    };
    setTimeout(sendLater, delays.takeBack);
  },
  /** Sends at once all changes that are in one of the given states. */
  sendNow: (...states: UnsentMove['state'][]): void =>
    void run(moves.filter(({ state }) => states.includes(state))),
  /** Removes all changes that are in one of the given states, so that they are not sent. */
  takeBack: (...states: UnsentMove['state'][]): void =>
    drop(moves.filter(({ state }) => states.includes(state)).map(({ id }) => id)),
  /** Forgets the changes in this tab. Called after signing out. */
  close(): void {
    sub = '';
    send = null;
    set([]);
  },
};

sessionStore.subscribe(() => {
  if (sessionStore.get().status === 'guest') moveQueue.close();
});
