import type { ScratchApi } from './withScratchApi';

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string }[];
}

/**
 * Sends a request to a scratch API, and returns its data.
 * @throws Error with the first error of the answer
 */
export async function queryScratch(
  { url, key }: ScratchApi,
  query: string,
): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({ query }),
  });
  const { data, errors = [] } = (await response.json()) as Answer;
  if (!data || errors.length > 0)
    throw new Error(errors[0]?.message ?? `AppSync answered ${response.status}`);
  return data;
}
