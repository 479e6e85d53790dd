import type { KeyboardEvent } from 'react';
import { isByInputMethod } from '../../../lib/isByInputMethod';
import type { SendingKey } from './sendingKey';

/**
 * Returns whether a key press in the message field sends the message. Enter that confirms the conversion of
 * an input method does not.
 */
export function isSending(event: KeyboardEvent, chosen: SendingKey): boolean {
  if (event.key !== 'Enter' || isByInputMethod(event.nativeEvent)) return false;
  if (chosen === 'withControl') return event.ctrlKey || event.metaKey;
  return !event.shiftKey && !event.altKey;
}
