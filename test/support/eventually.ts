/**
 * Repeats an attempt until it returns something other than null or undefined, and returns that value. Rejects
 * after `seconds`; the message contains `what`. Tests use it to wait for asynchronous work of the system
 * (streams, mail, indices). The end is generous, because it only costs time when a test fails anyway.
 */
export async function eventually<Result>(
  what: string,
  attempt: () => Promise<Result | null | undefined>,
  seconds = 60,
): Promise<Result> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const result = await attempt();
    if (result !== null && result !== undefined) return result;
    if (Date.now() > end) throw new Error(`${what}: not within ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
