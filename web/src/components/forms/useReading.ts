import { type CompositionEvent, useRef } from 'react';
import { toFullWidthKatakana } from '../../lib/format/toFullWidthKatakana';

const isKana = (text: string) => /^[\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u.test(text);

/**
 * Returns the event handlers for a name field that is filled with a Japanese input method. While typing, the
 * input method shows the reading in kana; accepting a conversion replaces it, for example by kanji. At that
 * moment `onReading` gets the reading of the whole field in full-width katakana.
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
