import { mergeLines } from './mergeLines';
import type { ThreadLine } from './ThreadLine';
import type { OlderPage, ThreadState } from './ThreadState';

type Loaded = Pick<ThreadState, 'lines' | 'pages' | 'olderToken'>;

/** Returns a page with its messages. `lines` is not empty. */
function toPage(token: string, lines: readonly ThreadLine[]): OlderPage {
  const { authorId, isEvent, createdAt } = lines.at(-1)!;
  return { token, from: lines[0]!.id, last: { authorId, isEvent, createdAt }, lines };
}

/** Returns the id before which the messages of the page at an index end. */
const endOf = ({ lines, pages }: Loaded, index: number) => pages[index - 1]?.from ?? lines[0]?.id ?? '';

/** Adds the page that `olderToken` has loaded; nothing if another answer has already added it. */
function add<S extends Loaded>(state: S, token: string, found: Pick<ThreadState, 'lines' | 'olderToken'>): S {
  if (state.olderToken !== token) return state;
  const end = endOf(state, state.pages.length);
  const lines = found.lines.filter(({ id }) => id < end);
  const pages = lines.length > 0 ? [...state.pages, toPage(token, lines)] : state.pages;
  return { ...state, pages, olderToken: found.olderToken };
}

/** Puts the messages of a dropped page back. Messages that belong to other pages are left out. */
function restore<S extends Loaded>(state: S, token: string, found: readonly ThreadLine[]): S {
  const pages = state.pages.map((page, index) => {
    if (page.token !== token) return page;
    return { ...page, lines: found.filter(({ id }) => id >= page.from && id < endOf(state, index)) };
  });
  return { ...state, pages };
}

/** Drops the messages of all pages except those from one index to another. */
function keep<S extends Loaded>(state: S, from: number, to: number): S {
  const isDropped = (page: OlderPage, index: number) => page.lines !== null && (index < from || index > to);
  if (!state.pages.some(isDropped)) return state;
  const pages = state.pages.map((page, index) => (isDropped(page, index) ? { ...page, lines: null } : page));
  return { ...state, pages };
}

/**
 * Merges messages into those that are loaded. What belongs to a page that is dropped or not loaded yet is left
 * out: it comes with its page.
 */
function merge<S extends Loaded>(state: S, arrived: readonly ThreadLine[]): S {
  const hasOlder = state.pages.length > 0 || state.olderToken !== null;
  const start = hasOlder ? endOf(state, 0) : '';
  const newest = arrived.filter(({ id }) => id >= start);
  const pages = state.pages.map((page, index) => {
    const own = arrived.filter(({ id }) => id >= page.from && id < endOf(state, index));
    return page.lines && own.length > 0 ? toPage(page.token, mergeLines(page.lines, own)) : page;
  });
  return { ...state, pages, lines: mergeLines(state.lines, newest) };
}

/** How the pages of older messages change: new ones are added, those far away are dropped and restored. */
export const olderPages = { add, restore, keep, merge };
