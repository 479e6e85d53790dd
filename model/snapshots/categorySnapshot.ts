/** Returns the copy of an occupation that is stored in a job: the occupation's name, and its colour in lists. */
export function categorySnapshot(category: Record<string, unknown>): Record<string, unknown> {
  return { id: category.id, name: category.name, color: category.color ?? null };
}
