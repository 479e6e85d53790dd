/** What a job carries of its work category: the name, and the colour that marks it in lists. */
export function categorySnapshot(category: Record<string, unknown>): Record<string, unknown> {
  return { id: category.id, name: category.name, color: category.color ?? null };
}
