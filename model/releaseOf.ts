/**
 * Returns the name of the web app's release, given the path or URL of its first script, such as
 * `/assets/shell-BtZcR5Yq.js`: the hash in the name. It differs in each release, because the first script contains
 * the file names of all others. The error service finds the source maps by it. Undefined for any other script.
 */
export const releaseOf = (script: string): string | undefined =>
  /(?:^|\/)shell-([\w-]+)\.js$/.exec(script)?.[1];
