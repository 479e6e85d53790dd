import { type CompositionEvent, useRef } from 'react';
import { toFullWidthKatakana } from '../../lib/format/toFullWidthKatakana';

const isKana = (text: string) => /^[\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u.test(text);

/**
 * Returns the event handlers for the field of a name that is typed with a Japanese input method. Such a method
 * shows the reading in kana before it converts it; `onReading` gets the reading of the whole field in
 * full-width katakana as soon as the person accepts the conversion.
 */
export function useReading(onReading: (katakana: string) => void) {
  const kana = useRef('');
  const whole = useRef('');
  return {
    onCompositionUpdate({ data }: CompositionEvent<HTMLInputElement>) {
      if (isKana(data)) kana.current = data;
    },
    onCompositionEnd({ data, currentTarget }: CompositionEvent<HTMLInputElement>) {
      const typed = kana.current;
      kana.current = '';
      if (data === '' || typed === '') return;
      // A name may be typed in parts, each converted by itself.
      whole.current = toFullWidthKatakana(currentTarget.value === data ? typed : whole.current + typed);
      onReading(whole.current);
    },
  };
}
