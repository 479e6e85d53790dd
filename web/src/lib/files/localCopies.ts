const urls = new Map<string, string>();

/**
 * URLs of the pictures that were uploaded in this tab, by their keys. They are shown until the tab is closed,
 * because an uploaded file is available only after its content was checked.
 */
export const localCopies = {
  add(key: string, file: File): void {
    if (file.type.startsWith('image/')) urls.set(key, URL.createObjectURL(file));
  },
  urlOf: (key: string): string | undefined => urls.get(key),
};
