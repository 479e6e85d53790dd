/** The patterns of texts that must not be sent to another company, each with the text that replaces them. */
const masks: readonly (readonly [pattern: RegExp, mask: string])[] = [
  // Tokens of Cognito, and keys of AWS.
  [/eyJ[\w-]{8,}(?:\.[\w-]*)*/g, '[token]'],
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g, '[token]'],
  // Signatures of files, codes from mails, and what somebody searches for.
  [/([?&#][\w.%-]+=)[^&#\s"'<>]+/g, '$1[masked]'],
  // Names in the attributes of an element.
  [/\[(aria-label|title|alt|placeholder|name)="[^"]*"\]/g, '[$1]'],
  [/[\p{L}\p{N}._%+'-]+(?:@|%40|＠)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[mail]'],
  // A telephone number begins with 0 or + and has 10 to 15 digits.
  [
    /(?<![\p{L}\p{N}.-])(?:[+＋]\p{Nd}|[(（]?[0０])(?:[\s()（）\-‐–−－ー.]{0,2}\p{Nd}){9,14}(?![\p{L}\p{N}])/gu,
    '[number]',
  ],
];

/**
 * Replaces tokens, mail addresses, telephone numbers, the values of query strings and the names of elements
 * in a text, so that it may be sent to another company.
 */
export const maskText = (text: string): string =>
  masks.reduce((masked, [pattern, mask]) => masked.replace(pattern, mask), text);
