import type { KeyboardEvent } from 'react';
import type { SendingKey } from './sendingKey';

/** The code that browsers give to a key that an input method handles. */
const PROCESSED_BY_INPUT_METHOD = 229;

/** True when this key press sends the message. Enter that confirms a conversion of an input method never does. */
export function isSending(event: KeyboardEvent, chosen: SendingKey): boolean {
  const { isComposing, keyCode } = event.nativeEvent;
  if (event.key !== 'Enter' || isComposing || keyCode === PROCESSED_BY_INPUT_METHOD) return false;
  if (chosen === 'withControl') return event.ctrlKey || event.metaKey;
  return !event.shiftKey && !event.altKey;
}
