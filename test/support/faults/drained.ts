import { origin } from '../stack/origin';

const AT_MOST_SECONDS = 1_800;

/** Waits until streams, queues and functions are idle. Returns the seconds that it took. */
export async function drained(): Promise<number> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  while (seconds() < AT_MOST_SECONDS) {
    const { status } = await fetch(`${origin()}/_local/drain`, { method: 'POST' });
    if (status === 200) return seconds();
    if (status !== 504) throw new Error(`/_local/drain answered ${status}`);
  }
  throw new Error(`The streams were not idle after ${AT_MOST_SECONDS} s`);
}
