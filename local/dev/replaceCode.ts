import type { NewCode } from './bundleUnits';

/**
 * Gives new code to the stack whose front door listens on this port.
 * @throws with what the stack refuses; everything else is replaced
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
