/** Returns an answer to `withToken` without the fields that it added, and those by their names. */
export function splitAnswer(answer: Record<string, unknown> | null | undefined) {
  const entries = Object.entries(answer ?? {});
  const isTold = ([name]: [string, unknown]) => name.startsWith('told_');
  return {
    asked: Object.fromEntries(entries.filter((entry) => !isTold(entry))),
    told: Object.fromEntries(
      entries.filter(isTold).map(([name, value]) => [name.replace('told_', ''), value]),
    ),
  };
}
