import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** What the keyword field does with a pressed key; true when the list has used it. */
type OnKey = (key: string) => boolean;

/**
 * Follows an input element that another component renders: its text, and whether the person is using it.
 * While an input method is composing characters, the text stays as it was, and keys belong to the input
 * method.
 * @returns the text, whether the list should be open, and a function that opens or closes it
 */
export function useFieldEvents(field: RefObject<HTMLInputElement | null>, onKey: OnKey) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(true);
  const key = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (!onKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const read = () => {
      setText(input.value);
      setIsOpen(true);
    };
    const ended = new AbortController();
    const { signal } = ended;
    const follow = (event: Event) => {
      if (!(event as InputEvent).isComposing) read();
    };
    input.addEventListener('input', follow, { signal });
    input.addEventListener('compositionend', read, { signal });
    input.addEventListener('focus', read, { signal });
    input.addEventListener('click', read, { signal });
    input.addEventListener('keydown', (event) => key(event), { signal });
    input.addEventListener('blur', () => setIsOpen(false), { signal });
    // The field may have been filled or left while this code was loading.
    setText(input.value);
    setIsOpen(document.activeElement === input);
    return () => ended.abort();
  }, [field]);
  return { text, isOpen, setIsOpen };
}
