import { TooComplex } from './TooComplex';

/** Maximum depth of the recursion through an automaton: Lucene's constant Operations.MAX_RECURSION_LEVEL. */
const DEEPEST = 1000;

/**
 * Checks that an automaton is not too deep, as Lucene's Operations.isFinite does: follows its transitions
 * from state 0 until it finds a loop or has seen every state.
 * @throws TooComplex when the recursion becomes too deep; OpenSearch then refuses the pattern too
 */
export function assertShallow(next: (state: number) => readonly number[]): void {
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
