import type { FieldError } from './FieldError';

/** The maximum number of errors that are kept until the code that sends them has been loaded. */
const MOST_KEPT = 20;

const kept: FieldError[] = [];
function keep(found: FieldError): void {
  if (kept.length < MOST_KEPT) kept.push(found);
}
let send: (found: FieldError) => void = keep;

const keepUncaught = (event: Event) => {
  const { error, reason } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
  keep({ error: error ?? reason });
};
const uncaught = ['error', 'unhandledrejection'];

/**
 * The errors that happen in the browser. They are kept from the start of the page until the code that sends
 * them has been loaded, which is after the first screen.
 */
export const fieldErrors = {
  /** Keeps errors that nothing catches, until `sendTo` is called. */
  watch(): void {
    for (const type of uncaught) window.addEventListener(type, keepUncaught);
  },

  add: (found: FieldError): void => send(found),

  /**
   * Passes to `receiver` the kept errors and each later error that is given to `add`. From now on, the
   * receiver itself has to listen for errors that nothing catches.
   */
  sendTo(receiver: (found: FieldError) => void): void {
    for (const type of uncaught) window.removeEventListener(type, keepUncaught);
    send = receiver;
    for (const found of kept.splice(0)) receiver(found);
  },
};
