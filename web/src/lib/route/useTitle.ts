import { useEffect } from 'react';

/**
 * Sets the document title to the name of the record on the screen (「案件名 | Enishi」). While `text` is
 * undefined, the title does not change.
 */
export function useTitle(text: string | undefined) {
  useEffect(() => {
    if (text) document.title = `${text} | Enishi`;
  }, [text]);
}
