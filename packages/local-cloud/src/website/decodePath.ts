/** The path of a request, decoded; what no browser encodes so stands as it came, and nothing is found there. */
export function decodePath(url = '/'): string {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return url;
  }
}
