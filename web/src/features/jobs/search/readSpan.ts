/** `3-5`, `600000-`, `-5`, `3`: either end may be missing; null when it is no number. */
export function readSpan(text: string | null): { from: number | null; to: number | null } {
  const [from = '', to = from] = (text ?? '').split('-', 2);
  return { from: numberOf(from), to: numberOf(to) };
}

const numberOf = (text: string) => (/^\d{1,9}(\.\d)?$/.test(text) ? Number(text) : null);
