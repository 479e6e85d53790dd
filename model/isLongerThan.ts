import { lengthOf } from './lengthOf';

/**
 * Returns whether a text has more characters (Unicode code points) than a limit allows. Most texts are so
 * short that nothing needs to be counted. Resolvers use this function too, so it is limited to the APPSYNC_JS
 * subset.
 */
export const isLongerThan = (text: string, most: number): boolean =>
  text.length > most && lengthOf(text) > most;
