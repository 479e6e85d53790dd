import type { NewCode } from './bundleUnits';

/**
 * Sends new code to the running stack, whose front door (HTTP server) listens on this port of the machine.
 * @throws Error with the reason when the stack refuses some of the code; it has then replaced the rest
 */
export async function replaceCode(port: number, code: NewCode): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/_local/code`, {
    method: 'POST',
    body: JSON.stringify(code),
  });
  if (answer.ok) return;
  const { message = `The stack answered ${answer.status}` } = (await answer.json()) as { message?: string };
  throw new Error(message);
}
