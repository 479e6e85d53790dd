const FIELDS = [
  ...['id', 'applicationId', 'number', 'amends', 'proposedBy', 'kind', 'answers', 'expiresOn', 'createdAt'],
  ...['answeredAt', 'talentEmployees', 'wantsElectronic'],
];

/**
 * Returns what an accepted sheet of terms says, as the JSON text whose SHA-256 the document shows: always the same fields
 * in the same order, without those that are missing. Anybody who has the document can compute the same hash.
 */
export function canonicalTerms(sheet: Readonly<Record<string, unknown>>): string {
  const answers = (sheet.answers ?? []) as readonly { key?: string; value?: string }[];
  const sorted = answers
    .map(({ key, value }) => [key ?? '', value ?? ''] as const)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  const values: Record<string, unknown> = { ...sheet, answers: sorted };
  const said = FIELDS.filter((field) => values[field] !== undefined && values[field] !== null);
  return JSON.stringify(said.map((field) => [field, values[field]]));
}
