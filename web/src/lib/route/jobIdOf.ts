/** The job that somebody came from, out of `?id=`; anything that cannot be a job's id counts as absent. */
export function jobIdOf(query: URLSearchParams): string | undefined {
  const id = query.get('id') ?? '';
  return /^[A-Za-z0-9-]{1,64}$/.test(id) ? id : undefined;
}
