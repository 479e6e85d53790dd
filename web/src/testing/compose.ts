import { act, fireEvent } from '@testing-library/react';

/** When a browser reports the final text of a composition: before its end (Chrome, Safari) or after it (Firefox). */
export const inputMethods = ['inputBeforeEnd', 'inputAfterEnd', 'withoutEnd'] as const;

/**
 * Types into a field as an input method does: the field's text grows with each key press without being final,
 * the last text becomes final at the end. The text is added to that of the field. With `withoutEnd`, the field
 * loses the focus before the composition has ended.
 * @param steps the texts that the input method shows one after the other; by default one more character each
 */
export function compose(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  order: (typeof inputMethods)[number] = 'inputBeforeEnd',
  steps: readonly string[] = [...text].map((_, index) => [...text].slice(0, index + 1).join('')),
) {
  const before = field.value;
  act(() => field.focus());
  fireEvent.compositionStart(field);
  let shown = before;
  for (const step of steps) {
    // An input method continues from what the field contains, whatever it wrote there itself.
    const kept = field.value === shown ? before : field.value;
    shown = kept + step;
    write(field, shown, true);
    fireEvent.compositionUpdate(field, { data: step });
  }
  if (order === 'withoutEnd') return act(() => field.blur());
  if (order === 'inputBeforeEnd') write(field, shown, true);
  fireEvent.compositionEnd(field, { data: text });
  if (order === 'inputAfterEnd') fireEvent(field, new InputEvent('input', { bubbles: true }));
}

/** Sets the text of a field as a browser does, so that React does not take it for its own. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string, isComposing: boolean) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  act(() => {
    set!.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
  });
}
