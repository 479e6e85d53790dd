const urls = new Map<string, string>();

/**
 * Blob URLs of the pictures that were uploaded in this tab, by the pictures' keys. The app shows them until
 * the page is reloaded, because an uploaded picture is only available after the server has checked it.
 */
export const localCopies = {
  add(key: string, file: File): void {
    if (file.type.startsWith('image/')) urls.set(key, URL.createObjectURL(file));
  },
  urlOf: (key: string): string | undefined => urls.get(key),
};
