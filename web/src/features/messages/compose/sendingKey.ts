import { stored } from '../../../lib/storage/stored';

const KEY = 'messages.sendingKey';

/**
 * The key that sends a message. `enter`: Enter, and Shift+Enter for a new line. `withControl`: Ctrl+Enter or
 * ⌘+Enter.
 */
export type SendingKey = 'enter' | 'withControl';

/**
 * The person's choice on this device of the key that sends a message. Without a choice, Enter sends on
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
