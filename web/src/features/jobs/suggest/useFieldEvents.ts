import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Handles a key that was pressed in the keyword field. Returns true if the list of suggestions has used it.
 */
type OnKey = (key: string) => boolean;

/**
 * Listens to the events of an input element that another component renders. While an input method is
 * composing characters, the returned text does not change and `onKey` is not called.
 * @returns the text, whether the list of suggestions should be open, and a function that opens or closes it
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
