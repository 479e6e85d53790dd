import type { FieldError } from './FieldError';

/** How many errors are kept until it is known where to send them. */
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
   * Passes the kept errors and all later ones to `receiver`, except for later errors that nothing catches:
   * the receiver has to collect these itself.
   */
  sendTo(receiver: (found: FieldError) => void): void {
    for (const type of uncaught) window.removeEventListener(type, keepUncaught);
    send = receiver;
    for (const found of kept.splice(0)) receiver(found);
  },
};
