const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789.-_%+';

interface Run {
  text: string;
  /**
   * The character before the run and the one after it. `before` is empty at the beginning of the text,
   * `after` at the end of a line.
   */
  before: string;
  after: string;
}

/**
 * Returns the parts of a text that can be host names or the first part of a mail address: letters, digits and the signs
 * that occur in them. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
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
