import type { ArrivedMessage } from './ArrivedMessage';

type Listener = (message: ArrivedMessage) => void;

const listeners = new Set<Listener>();

/**
 * Passes messages that were stored just now to all parts of the app that show them. The same message can be
 * passed several times.
 */
export const arrivals = {
  announce: (message: ArrivedMessage) => listeners.forEach((listener) => listener(message)),
  listen(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
