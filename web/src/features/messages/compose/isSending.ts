import type { KeyboardEvent } from 'react';
import type { SendingKey } from './sendingKey';

/** The key code that browsers report for a key press that an input method handles. */
const PROCESSED_BY_INPUT_METHOD = 229;

/**
 * Returns whether a key press in the message field sends the message. Enter that confirms the conversion of
 * an input method does not.
 */
export function isSending(event: KeyboardEvent, chosen: SendingKey): boolean {
  const { isComposing, keyCode } = event.nativeEvent;
  if (event.key !== 'Enter' || isComposing || keyCode === PROCESSED_BY_INPUT_METHOD) return false;
  if (chosen === 'withControl') return event.ctrlKey || event.metaKey;
  return !event.shiftKey && !event.altKey;
}
