import { stored } from '../../../lib/storage/stored';

const KEY = 'messages.sendingKey';

/**
 * The key that sends a message. With `enter`, Enter sends the message and Shift+Enter starts a new line.
 * With `withControl`, Ctrl+Enter or ⌘+Enter sends it and Enter starts a new line.
 */
export type SendingKey = 'enter' | 'withControl';

/**
 * Which key sends a message on this device, as the person has chosen. Without a choice, Enter sends on
 * devices with a mouse and starts a new line on phones.
 */
export const sendingKey = {
  get(): SendingKey {
    const chosen = stored.device.get(KEY);
    if (chosen === 'enter' || chosen === 'withControl') return chosen;
    return window.matchMedia('(pointer: coarse)').matches ? 'withControl' : 'enter';
  },
  set: (key: SendingKey) => stored.device.set(KEY, key),
};
