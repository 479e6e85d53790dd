import type { Deployment } from './Deployment';
import type { Outputs } from './Outputs';

/**
 * Returns the local cloud that runs on PORT.
 * @throws Error when nothing runs there
 */
export async function findLocalDeployment(): Promise<Deployment> {
  const { PORT = '5173' } = process.env;
  const origin = `http://127.0.0.1:${PORT}`;
  const running = await fetch(`${origin}/_local/outputs`).catch(() => undefined);
  if (!running?.ok) throw new Error(`Nothing runs on port ${PORT}: run npm start, or name a --stage.`);
  const outputs = (await running.json()) as Outputs;
  return {
    site: outputs.SiteUrl,
    async invoke(output, request) {
      const response = await fetch(`${origin}/_local/functions/${outputs[output]}/invoke`, {
        method: 'POST',
        body: JSON.stringify(request),
      });
      const answer = (await response.json()) as { result?: unknown; message?: string };
      if (!response.ok) throw new Error(answer.message);
      return answer.result;
    },
  };
}
