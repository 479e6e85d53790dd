import { origin } from '../stack/origin';

/** The JSON that a path of the running stack serves; rejects on any status but 2xx. */
export async function readJson<Shape>(path: string): Promise<Shape> {
  const response = await fetch(origin() + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Shape;
}
