const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789.-_%+';

interface Run {
  text: string;
  /**
   * The characters directly before and after `text`. `before` is empty at the beginning of the searched text,
   * and `after` is empty at the end of a line.
   */
  before: string;
  after: string;
}

/**
 * Returns the longest sequences of ASCII letters, digits, and `.`, `-`, `_`, `%` and `+` in a text, each with
 * the characters around it. Such a sequence can be a host name or the part of a mail address before the `@`.
 * Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 * @param text as `plainText` returns it
 */
export function asciiRuns(text: string): Run[] {
  const runs: Run[] = [];
  let run = '';
  let before = '';
  let last = '';
  `${text}\n`.split('').forEach((sign) => {
    if (SIGNS.includes(sign)) {
      if (run === '') before = last;
      run = `${run}${sign}`;
    } else if (run !== '') {
      runs.push({ text: run, before, after: sign === '\n' ? '' : sign });
      run = '';
    }
    last = sign;
  });
  return runs;
}
