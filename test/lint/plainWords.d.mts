export function literaryWords(text: string): { word: string; instead: string } | undefined;
