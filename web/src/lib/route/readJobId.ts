/** The job id in `?id=`; undefined when it cannot be one. */
export function readJobId(query: URLSearchParams): string | undefined {
  const id = query.get('id') ?? '';
  return /^[A-Za-z0-9-]{1,64}$/.test(id) ? id : undefined;
}
