import { useEffect } from 'react';

/**
 * Sets the page's description, which search engines and shared links show, and restores the previous one when
 * the component is removed.
 */
export function useDescription(text: string) {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta) return;
    const before = meta.content;
    meta.content = text;
    return () => void (meta.content = before);
  }, [text]);
}
