/** The copy of an occupation in a job: its name and its colour in lists. */
export function categorySnapshot(category: Record<string, unknown>): Record<string, unknown> {
  return { id: category.id, name: category.name, color: category.color ?? null };
}
