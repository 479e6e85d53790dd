import { type ChangeEvent, type CompositionEvent, useEffect, useEffectEvent, useState } from 'react';
import { delays } from '../../../lib/settings/delays';

/**
 * Manages the text of the keyword field and searches for it: shortly after the last letter, at once on Enter,
 * never while an input method is composing. `keyword` is the keyword that is searched now. When the back
 * button or a chip changes `keyword`, the text in the field changes too. When `keyword` changes because of an
 * earlier search of this field, what the person has typed since then stays.
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
    /** Shows a keyword in the field for which somebody else searches. */
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
