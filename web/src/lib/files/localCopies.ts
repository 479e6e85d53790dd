const urls = new Map<string, string>();

/**
 * Blob URLs of the pictures that were uploaded in this tab, by their keys. The app shows these copies until
 * the page is reloaded, because an uploaded picture is not available before its content was checked.
 */
export const localCopies = {
  add(key: string, file: File): void {
    if (file.type.startsWith('image/')) urls.set(key, URL.createObjectURL(file));
  },
  urlOf: (key: string): string | undefined => urls.get(key),
};
