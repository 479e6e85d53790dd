import { stored } from '../../../lib/storage/stored';

const KEY = 'messages.sendingKey';

/** `enter` sends with Enter and breaks lines with Shift; `withControl` sends with Ctrl or ⌘ and Enter. */
export type SendingKey = 'enter' | 'withControl';

/** The person's choice on this device. Without one, Enter sends where there is a mouse, and breaks lines on phones. */
export const sendingKey = {
  get(): SendingKey {
    const chosen = stored.device.get(KEY);
    if (chosen === 'enter' || chosen === 'withControl') return chosen;
    return window.matchMedia('(pointer: coarse)').matches ? 'withControl' : 'enter';
  },
  set: (key: SendingKey) => stored.device.set(KEY, key),
};
