/** Exception with which `runtime.earlyReturn` ends the evaluation of a handler; the handler's result is `value`. */
export class EarlyReturn extends Error {
  constructor(
    readonly value: unknown,
    readonly skipTo: 'END' | 'NEXT' | null,
  ) {
    super('runtime.earlyReturn');
  }
}
