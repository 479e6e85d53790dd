import { useEffect } from 'react';

/** Says in the head what the page holds, for search engines and shared links; afterwards the app's own words are back. */
export function useDescription(text: string) {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta) return;
    const before = meta.content;
    meta.content = text;
    return () => void (meta.content = before);
  }, [text]);
}
