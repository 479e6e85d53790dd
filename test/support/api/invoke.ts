import { postText } from '@enishi/local-cloud/http';
import { origin } from '../stack/origin';
import { readJson } from './readJson';

/**
 * Invokes a function of the local stack, as operators' commands do. `output` is the output of the stack with the
 * function's name. Rejects when the function fails.
 */
export async function invoke(output: string, event: object): Promise<unknown> {
  const { [output]: name } = await readJson<Record<string, string>>('/_local/outputs');
  const url = `${origin()}/_local/functions/${name}/invoke`;
  const { status, text } = await postText(url, { headers: {}, body: JSON.stringify(event) });
  if (status !== 200) throw new Error(`${output} answered ${status}: ${text}`);
  return (JSON.parse(text) as { result: unknown }).result;
}
