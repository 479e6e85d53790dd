import type { NewCode } from './bundleUnits';

/**
 * Replaces code in the stack whose front door listens on this port.
 * @throws Error with the reason when the stack refuses a part of the code; the other parts are replaced nevertheless
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
