import { useEffect } from 'react';

/** Sets the page's description for search engines and shared links, and restores the default afterwards. */
export function useDescription(text: string) {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta) return;
    const before = meta.content;
    meta.content = text;
    return () => void (meta.content = before);
  }, [text]);
}
