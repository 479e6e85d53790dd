import type { CodePoints, Expression } from './Expression';

/** Merges ranges of Unicode code points that overlap or touch. The result is in ascending order. */
function mergeRanges(ranges: readonly CodePoints[]): CodePoints[] {
  const merged: [number, number][] = [];
  for (const [first, last] of [...ranges].sort(([a], [b]) => a - b)) {
    const before = merged.at(-1);
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else merged.push([first, last]);
  }
  return merged;
}

export interface Step {
  of: readonly CodePoints[];
  to: number;
}

/** A nondeterministic automaton for a wildcard or regular expression (Thompson's construction). */
export class Nfa {
  readonly start = 0;
  readonly end = 1;
  /** For each state, the states that follow without reading a character (epsilon transitions). */
  readonly free: number[][] = [[], []];
  /** For each state, the transitions that read a character. */
  readonly steps: Step[][] = [[], []];

  constructor(expression: Expression) {
    this.add(expression, this.start, this.end);
  }

  private state(): number {
    this.steps.push([]);
    return this.free.push([]) - 1;
  }

  private connect(from: number, to: number): void {
    this.free[from]?.push(to);
  }

  private add(expression: Expression, from: number, to: number): void {
    if (expression.kind === 'one') this.steps[from]?.push({ of: mergeRanges(expression.of), to });
    else if (expression.kind === 'choice') for (const part of expression.parts) this.add(part, from, to);
    else if (expression.kind === 'sequence') this.connect(this.chain(expression.parts, from), to);
    else this.repeat(expression, from, to);
  }

  private chain(parts: readonly Expression[], from: number): number {
    let last = from;
    for (const part of parts) {
      const next = this.state();
      this.add(part, last, next);
      last = next;
    }
    return last;
  }

  private repeat({ part, least, most }: Expression & { kind: 'repeat' }, from: number, to: number): void {
    let last = from;
    for (let times = 0; times < least; times += 1) last = this.chain([part], last);
    if (most === Infinity) {
      // A separate state, so that no other transition enters the loop.
      const loop = this.state();
      this.connect(last, loop);
      this.add(part, loop, loop);
      return this.connect(loop, to);
    }
    for (let times = least; times < most; times += 1) {
      this.connect(last, to);
      last = this.chain([part], last);
    }
    this.connect(last, to);
  }
}
