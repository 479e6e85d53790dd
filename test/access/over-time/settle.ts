import { readJson } from '../../support/api/readJson';
import { drained } from '../../support/faults/drained';
import { origin } from '../../support/stack/origin';

/** Waits until streams, queues and functions are idle, and searches find what was written. */
async function streams(): Promise<void> {
  await drained();
}

/** Makes the stack send mails about unread messages now, instead of after five minutes. */
async function mails(): Promise<void> {
  await drained();
  const queues = await readJson<{ name: string }[]>('/_local/queues');
  const digests = queues.find(({ name }) => name.includes('Digest'))?.name;
  await fetch(`${origin()}/_local/queues/${digests}/hasten`, { method: 'POST' });
  await drained();
}

/** Helpers that wait until the stack has finished its work, or make it do delayed work now. */
export const settle = { streams, mails };
