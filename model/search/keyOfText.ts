/**
 * Returns the key of a text in an object that maps what people type to something. Without the prefix, texts such as
 * `constructor` would find what every object inherits.
 */
export const keyOfText = (text: string): string => `#${text}`;
