import { useEffect } from 'react';

/**
 * Sets the document title to the record on the screen (「求人名 | Enishi」). Until its text is loaded, the title
 * of the route stays.
 */
export function useTitle(text: string | undefined) {
  useEffect(() => {
    if (text) document.title = `${text} | Enishi`;
  }, [text]);
}
