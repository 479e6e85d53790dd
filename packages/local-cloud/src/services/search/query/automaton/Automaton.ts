import type { Expression } from './Expression';
import { Nfa, type Step } from './Nfa';
import { TooComplex } from './TooComplex';

interface Fork {
  /** The first code point of each range of characters, in ascending order. */
  from: number[];
  /** For each range of characters, the states that follow after one of its characters. */
  reached: Set<number>[];
}
/**
 * Combines the transitions of several states: splits the characters into ranges, so that after each character
 * of a range the same states follow.
 */
function forkStates(steps: readonly Step[]): Fork {
  const points = new Set<number>();
  for (const { of } of steps) for (const [first, last] of of) points.add(first).add(last + 1);
  const from = [...points].sort((a, b) => a - b);
  const places = new Map(from.map((point, place) => [point, place]));
  const reached = from.map(() => new Set<number>());
  for (const { of, to } of steps)
    for (const [first, last] of of)
      for (let place = places.get(first) ?? 0; place < (places.get(last + 1) ?? 0); place += 1)
        reached[place]?.add(to);
  return { from, reached };
}

/** Returns an upper bound for the number of states of a pattern's automaton, without building it. */
function statesOf(expression: Expression): number {
  if (expression.kind === 'one') return 1;
  if (expression.kind !== 'repeat')
    return expression.parts.reduce((sum, part) => sum + 1 + statesOf(part), 1);
  const { part, least, most } = expression;
  return 1 + (1 + statesOf(part)) * (most === Infinity ? least + 1 : most);
}

/** Lucene's default limit for making a pattern's automaton deterministic (Operations.determinize). */
const STATES = 10_000;
/** Lucene continues up to this total size of the sets of states, for each state of the limit. */
const WORK_PER_STATE = 10;

interface State {
  accepts: boolean;
  /**
   * The first code point of each range of characters, in ascending order. A range ends where the next begins.
   */
  from: number[];
  /** For each range of characters, the number of the state to which a character in it leads, or -1. */
  to: number[];
}

/** Maximum depth of the recursion through an automaton: Lucene's constant Operations.MAX_RECURSION_LEVEL. */
const DEEPEST = 1000;

/**
 * Checks that an automaton is not too deep, as Lucene's Operations.isFinite does: follows its transitions
 * from state 0 until it finds a loop or has seen every state.
 * @throws TooComplex when the recursion becomes too deep; OpenSearch then refuses the pattern too
 */
function assertShallow(next: (state: number) => readonly number[]): void {
  const path = new Set<number>();
  const done = new Set<number>();
  const isFinite = (state: number, level: number): boolean => {
    if (level > DEEPEST) throw new TooComplex(`input automaton is too large: ${level}`);
    path.add(state);
    for (const to of next(state)) {
      if (to < 0 || done.has(to)) continue;
      if (path.has(to) || !isFinite(to, level + 1)) return false;
    }
    path.delete(state);
    done.add(state);
    return true;
  };
  isFinite(0, 0);
}

/**
 * A deterministic automaton for a wildcard or regular expression. The time for matching a text is
 * proportional to its length. A pattern that needs too many states is refused; they are counted as in
 * Lucene's Operations.determinize.
 */
export class Automaton {
  private readonly states: State[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly open: number[][] = [];
  private readonly nfa: Nfa;
  private work = 0;

  /**
   * Builds the automaton of a search pattern.
   * @param most the maximum number of states
   * @throws TooComplex when the automaton would have too many states or be too deep
   */
  constructor(
    expression: Expression,
    private readonly most = STATES,
  ) {
    if (statesOf(expression) > STATES * WORK_PER_STATE) throw new TooComplex(`more than ${STATES} states`);
    this.nfa = new Nfa(expression);
    this.numberOf([this.nfa.start]);
    for (let at = 0; at < this.open.length; at += 1) this.lead(at, this.open[at] ?? []);
    this.open.length = 0;
    this.numbers.clear();
    assertShallow((state) => this.states[state]?.to ?? []);
  }

  accepts(text: string): boolean {
    let state = this.states[0];
    for (let at = 0; state && at < text.length; at += 1) {
      const point = text.codePointAt(at) ?? 0;
      if (point > 0xff_ff) at += 1;
      const range = rangeAt(state.from, point);
      state = this.states[state.to[range] ?? -1];
    }
    return state?.accepts ?? false;
  }

  /**
   * Returns the number of the deterministic state that corresponds to a set of nondeterministic states; -1
   * for an empty set. Creates the state if it does not exist yet.
   */
  private numberOf(entered: Iterable<number>): number {
    const members = this.closure(entered);
    if (members.length === 0) return -1;
    const key = members.join();
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.spend(members.length);
    this.numbers.set(key, this.states.length);
    this.open.push(members);
    this.states.push({ accepts: members.includes(this.nfa.end), from: [], to: [] });
    return this.states.length - 1;
  }

  /**
   * Returns the states that can be reached from a set of states without reading a character (epsilon
   * closure). States without a transition that reads a character are left out, unless they accept.
   */
  private closure(entered: Iterable<number>): number[] {
    const { free, steps, end } = this.nfa;
    const found = new Set(entered);
    for (const state of found) for (const next of free[state] ?? []) found.add(next);
    return [...found].filter((state) => state === end || steps[state]?.length).sort((a, b) => a - b);
  }

  private lead(number: number, members: number[]): void {
    const state = this.states[number];
    const { from, reached } = forkStates(members.flatMap((member) => this.nfa.steps[member] ?? []));
    if (state) state.from = from;
    for (const entered of reached) state?.to.push(this.numberOf(entered));
  }

  private spend(work: number): void {
    this.work += work;
    if (this.work >= this.most * WORK_PER_STATE) throw new TooComplex(`more than ${this.most} states`);
  }
}

/** Returns the index of the last range that begins at or before a code point; -1 when there is none. */
function rangeAt(from: readonly number[], point: number): number {
  let low = 0;
  let high = from.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((from[middle] ?? 0) <= point) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
