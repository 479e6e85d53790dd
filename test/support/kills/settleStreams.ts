import { origin } from '../stack/origin';

const AT_MOST_MS = 600_000;

/** Waits until streams, queues and functions are idle. */
export async function settleStreams(): Promise<void> {
  const end = Date.now() + AT_MOST_MS;
  while (Date.now() < end) {
    const { status } = await fetch(`${origin()}/_local/drain`, { method: 'POST' });
    if (status === 200) return;
    if (status !== 504) throw new Error(`/_local/drain answered ${status}`);
  }
  throw new Error('The streams were not idle after ten minutes');
}
