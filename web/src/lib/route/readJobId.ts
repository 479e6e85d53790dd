/** Reads a job id from the query parameter `id`; undefined when the value cannot be a job id. */
export function readJobId(query: URLSearchParams): string | undefined {
  const id = query.get('id') ?? '';
  return /^[A-Za-z0-9-]{1,64}$/.test(id) ? id : undefined;
}
