import { useEffect } from 'react';

/** Sets the document title to the shown record (「求人名 | Enishi」); until its text is loaded, the route's title stays. */
export function useTitle(text: string | undefined) {
  useEffect(() => {
    if (text) document.title = `${text} | Enishi`;
  }, [text]);
}
