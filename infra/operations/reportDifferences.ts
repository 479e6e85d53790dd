const SHOWN = 20;
const KINDS = ['missing', 'stale', 'ghosts'] as const;

type Differences = { documents: number } & Record<(typeof KINDS)[number], string[]>;

/**
 * Prints how search indices differ from the tables. `answer` is the result of the action `verify` of the
 * function manage-search. Returns whether any index differs.
 */
export function reportDifferences(answer: unknown): boolean {
  const indices = Object.entries(answer as Record<string, Differences>);
  const counts = indices.map(([index, { documents, missing, stale, ghosts }]) => [
    index,
    { documents, missing: missing.length, stale: stale.length, ghosts: ghosts.length },
  ]);
  console.table(Object.fromEntries(counts));
  const lines = indices.flatMap(([index, differences]) =>
    KINDS.flatMap((kind) => differences[kind].map((id) => `${index}: ${kind} ${id}`)),
  );
  for (const line of lines.slice(0, SHOWN)) console.log(line);
  if (lines.length > SHOWN) console.log(`and ${lines.length - SHOWN} more`);
  return lines.length > 0;
}
