const urls = new Map<string, string>();

/**
 * Blob URLs of the pictures that were uploaded in this tab, by their keys. Until the tab is closed, the app
 * shows these copies, because an uploaded picture is not available before its content was checked.
 */
export const localCopies = {
  add(key: string, file: File): void {
    if (file.type.startsWith('image/')) urls.set(key, URL.createObjectURL(file));
  },
  urlOf: (key: string): string | undefined => urls.get(key),
};
