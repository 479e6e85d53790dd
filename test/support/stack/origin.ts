/** Returns the URL of the stack that the suite tests, without a trailing slash. */
export function origin(): string {
  const url = process.env.ENISHI_URL;
  if (!url) throw new Error('This file belongs to a suite without a stack: see jest.config.cjs');
  return url.replace(/\/$/, '');
}
