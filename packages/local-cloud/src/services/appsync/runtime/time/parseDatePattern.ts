/** A part of a date pattern: a run of one pattern letter such as `yyyy`, or literal text. */
export type PatternToken = { letter: string; width: number } | { literal: string };

/**
 * Splits a pattern of Java's DateTimeFormatter into its parts. Text between single quotes is literal; two single
 * quotes stand for one.
 */
export function parseDatePattern(pattern: string): PatternToken[] {
  const tokens: PatternToken[] = [];
  for (const [run] of pattern.matchAll(/'(?:[^']|'')*'|([A-Za-z])\1*|[^A-Za-z']+/g)) {
    if (run.startsWith("'")) {
      tokens.push({ literal: run === "''" ? "'" : run.slice(1, -1).replaceAll("''", "'") });
    } else if (/[A-Za-z]/.test(run)) {
      tokens.push({ letter: run.charAt(0), width: run.length });
    } else {
      tokens.push({ literal: run });
    }
  }
  return tokens;
}
