/** The exception with which `runtime.earlyReturn` ends a handler. `value` becomes the handler's result. */
export class EarlyReturn extends Error {
  constructor(
    readonly value: unknown,
    readonly skipTo: 'END' | 'NEXT' | null,
  ) {
    super('runtime.earlyReturn');
  }
}
