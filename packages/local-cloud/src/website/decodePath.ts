/** Returns the decoded path of a request's URL. A malformed path is returned unchanged and matches no file. */
export function decodePath(url = '/'): string {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return url;
  }
}
