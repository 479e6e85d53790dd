/**
 * The exception with which `runtime.earlyReturn` ends a handler. `value` becomes the handler's result. Each
 * resolver throws the same instance every time, because collecting a stack trace takes longer than most
 * handlers.
 */
export class EarlyReturn extends Error {
  value: unknown = null;
  skipTo: 'END' | 'NEXT' | null = null;

  constructor() {
    super('runtime.earlyReturn');
  }
}
