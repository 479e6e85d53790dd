import { readJson } from '../../support/api/readJson';
import { origin } from '../../support/stack/origin';

const drain = () => fetch(`${origin()}/_local/drain`, { method: 'POST' });

/** Waits until streams, queues and functions are idle and the search indices are refreshed. */
async function streams(): Promise<void> {
  await drain();
}

/** Makes the stack send mails about unread messages now. Without this, it sends them after five minutes. */
async function mails(): Promise<void> {
  await drain();
  const queues = await readJson<{ name: string }[]>('/_local/queues');
  const digests = queues.find(({ name }) => name.includes('Digest'))?.name;
  await fetch(`${origin()}/_local/queues/${digests}/hasten`, { method: 'POST' });
  await drain();
}

/** Makes the stack's delayed work happen now, so that a test need not wait for it. */
export const settle = { streams, mails };
