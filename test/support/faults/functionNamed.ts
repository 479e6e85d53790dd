import { readJson } from '../api/readJson';
import { origin } from '../stack/origin';

/**
 * Finds a Lambda function that consumes a stream, by a part of its name. Returns a function that invokes the
 * Lambda function with an event.
 */
export async function functionNamed(part: string): Promise<(event: object) => Promise<unknown>> {
  const streams = await readJson<{ function: string }[]>('/_local/streams');
  const name = streams.find((stream) => stream.function.includes(part))?.function;
  if (name === undefined) throw new Error(`No stream consumer’s name contains ${part}`);
  return async (event) => {
    const body = JSON.stringify(event);
    const response = await fetch(`${origin()}/_local/functions/${name}/invoke`, { method: 'POST', body });
    return response.json();
  };
}
