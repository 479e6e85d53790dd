/**
 * Returns the decisions (T1, T2 …) that a text refers to and that are missing in `decisions`, the text of
 * docs/decisions.md.
 */
export function unknownDecisions(text: string, decisions: string): string[] {
  const known = new Set(decisions.match(/\bT\d{1,2}\b/g));
  return [...text.matchAll(/(?:decisions? |\()(T\d{1,2})\b/g)]
    .map(([, decision = '']) => decision)
    .filter((decision) => !known.has(decision));
}
