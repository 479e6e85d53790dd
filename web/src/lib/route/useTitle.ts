import { useEffect } from 'react';

/** Names the page after what it shows (「求人名 | Enishi」); until the text is there, the route's own title stays. */
export function useTitle(text: string | undefined) {
  useEffect(() => {
    if (text) document.title = `${text} | Enishi`;
  }, [text]);
}
