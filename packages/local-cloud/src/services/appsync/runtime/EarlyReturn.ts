/** Thrown by `runtime.earlyReturn`; ends the evaluation with a value. */
export class EarlyReturn extends Error {
  constructor(
    readonly value: unknown,
    readonly skipTo: 'END' | 'NEXT' | null,
  ) {
    super('runtime.earlyReturn');
  }
}
