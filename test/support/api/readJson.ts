import { origin } from '../stack/origin';

/** Fetches a path of the running stack and parses the JSON. Rejects when the HTTP status is not 2xx. */
export async function readJson<Shape>(path: string): Promise<Shape> {
  const response = await fetch(origin() + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Shape;
}
