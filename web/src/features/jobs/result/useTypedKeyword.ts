import { type ChangeEvent, type CompositionEvent, useEffect, useEffectEvent, useState } from 'react';
import { delays } from '../../../lib/settings/delays';

/**
 * Returns the text of a keyword field and the props of its input. Calls `onChange` to search for the text:
 * shortly after the last letter, or at once on Enter, but never while an input method is composing
 * characters. `keyword` is the keyword of the current search. If something else changes it, such as the back
 * button, the field shows the new keyword. If it changes because of an earlier call of `onChange`, what the
 * person has typed since then stays.
 */
export function useTypedKeyword(keyword: string, onChange: (keyword: string) => void) {
  const [text, setText] = useState(keyword);
  const [composing, setComposing] = useState(false);
  const [asked, setAsked] = useState(keyword);
  const [seen, setSeen] = useState(keyword);

  if (keyword !== seen) {
    setSeen(keyword);
    if (keyword !== asked) {
      setAsked(keyword);
      setText(keyword);
    }
  }

  const accept = (next: string) => {
    setText(next);
    setAsked(next.trim());
  };
  const searchNow = (next: string) => {
    accept(next);
    if (next.trim() !== asked) onChange(next.trim());
  };
  const searchForText = useEffectEvent(() => searchNow(text));
  useEffect(() => {
    if (composing || text.trim() === asked) return;
    const timer = setTimeout(() => searchForText(), delays.keywordSearch);
    return () => clearTimeout(timer);
  }, [text, composing, asked]);

  return {
    text,
    searchNow,
    /**
     * Shows a keyword in the field without searching. Callers use it when they start the search themselves.
     */
    accept,
    inputProps: {
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value),
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        setText(currentTarget.value);
        setComposing(false);
      },
    },
  };
}
