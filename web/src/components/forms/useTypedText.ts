import { type ChangeEvent, type CompositionEvent, type FocusEvent, useRef, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface TypedText {
  /** The text that the field shows while nobody is composing characters in it. */
  value: string;
  /**
   * Called with each typed text and the position of the cursor. While an input method composes characters, it
   * waits until they are final.
   */
  onText: (text: string, cursor: number | null) => void;
  onBlur?: (event: FocusEvent<Field>) => void;
}

/**
 * Returns the props of a text field that shows another text than was typed, such as a formatted number. While
 * an input method composes characters, the field must keep exactly what the method writes into it: a value
 * that changes in between ends the composition, and the method then writes all its characters again. Every
 * field that formats, filters or shortens what is typed uses these props (`enishi/typedText`).
 *
 * Browsers differ in whether the last `input` event comes before or after `compositionend`, and some end a
 * composition without an event when the field loses the focus. `onText` can thus be called twice for one text.
 */
export function useTypedText({ value, onText, onBlur }: TypedText) {
  const [composed, setComposed] = useState<string | null>(null);
  const isComposing = useRef(false);
  const accept = (field: Field) => {
    isComposing.current = false;
    setComposed(null);
    onText(field.value, field.selectionEnd);
  };
  return {
    value: composed ?? value,
    onChange({ target, nativeEvent }: ChangeEvent<Field>) {
      if (isComposing.current || (nativeEvent as InputEvent).isComposing) setComposed(target.value);
      else accept(target);
    },
    onCompositionStart({ currentTarget }: CompositionEvent<Field>) {
      isComposing.current = true;
      setComposed(currentTarget.value);
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<Field>) {
      if (isComposing.current) accept(currentTarget);
    },
    onBlur(event: FocusEvent<Field>) {
      if (isComposing.current) accept(event.target);
      onBlur?.(event);
    },
  };
}
