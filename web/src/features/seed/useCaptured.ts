import { useEffect, useState } from 'react';

/** A mail or a Slack post that the local cloud has captured instead of sending it. */
export interface CapturedMessage {
  title: string;
  text: string;
  /** When it was captured, as an ISO date. */
  at: string;
}

/** Where the local cloud shows what it has captured, and how one entry is read. */
const sources = {
  mail: {
    path: '/_local/mail',
    read: ({ to, subject, text, at }: Record<string, unknown>): CapturedMessage => ({
      title: `${[to].flat().join(', ')} ${String(subject)}`,
      text: String(text),
      at: String(at),
    }),
  },
  slack: {
    path: '/_local/slack',
    read: ({ channel, text, at }: Record<string, unknown>): CapturedMessage => ({
      title: String(channel || 'Webhook'),
      text: String(text),
      at: String(at),
    }),
  },
};

const MOST = 20;

/**
 * Returns the newest captured mails or Slack posts, at most twenty; undefined while they are read, null when
 * they cannot be read. `onReload` reads them again.
 */
export function useCaptured(kind: keyof typeof sources) {
  const [messages, setMessages] = useState<CapturedMessage[] | null>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    const ended = new AbortController();
    const { path, read } = sources[kind];
    const load = async () => {
      const response = await fetch(path, { signal: ended.signal });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return ((await response.json()) as Record<string, unknown>[]).slice(0, MOST).map(read);
    };
    load().then(setMessages, () => void (ended.signal.aborted || setMessages(null)));
    return () => ended.abort();
  }, [kind, round]);
  return { messages, onReload: () => setRound(round + 1) };
}
