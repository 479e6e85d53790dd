import { eventually } from '../eventually';
import { readJson } from '../api/readJson';
import { origin } from '../stack/origin';

interface Found {
  documents: number;
  missing: string[];
  stale: string[];
  ghosts: string[];
}

interface Queue {
  name: string;
  messages: { body: string }[];
}

/** A change's notice in the failure queue of `index-search`. */
export interface Notice {
  reason: string;
  keys: { pk: { S: string } };
}

async function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  const response = await fetch(`${origin()}/_local${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** What a test of search's failures asks of the running local stack. */
export const Controls = {
  interruptSearch: () => post('/search/interrupt'),
  resumeSearch: () => post('/search/resume'),

  /** Hands events to `index-search` as its streams do, whatever the streams themselves hand over. */
  async followOnceMore(Records: object[]): Promise<void> {
    const streams = await readJson<{ function: string }[]>('/_local/streams');
    const name = streams.find((stream) => stream.function.includes('IndexSearch'))?.function ?? '';
    await post(`/functions/${name}/invoke`, { Records });
  },

  /** How the indices differ from the tables, all of them together. */
  async differences(): Promise<Found> {
    const { SearchFunctionName } = await readJson<{ SearchFunctionName: string }>('/_local/outputs');
    const { result } = await post<{ result: Record<string, Found> }>(
      `/functions/${SearchFunctionName}/invoke`,
      { action: 'verify' },
    );
    const indices = Object.entries(result);
    const all = (kind: 'missing' | 'stale' | 'ghosts') =>
      indices.flatMap(([index, found]) => found[kind].map((id) => `${index}/${id}`));
    const documents = indices.reduce((sum, [, found]) => sum + found.documents, 0);
    return { documents, missing: all('missing'), stale: all('stale'), ghosts: all('ghosts') };
  },

  /** Waits until the indices differ from the tables in these documents alone; answers how many there are. */
  agreeBut: (missing: readonly string[], seconds: number): Promise<number> =>
    eventually(
      'the indices are as the tables',
      async () => {
        const found = await Controls.differences();
        const isSo =
          [...found.missing].sort().join() === [...missing].sort().join() &&
          found.stale.length + found.ghosts.length === 0;
        return isSo ? found.documents : undefined;
      },
      seconds,
    ),

  async notices(): Promise<Notice[]> {
    const queues = await readJson<Queue[]>('/_local/queues');
    const own = queues.find(({ name }) => name.includes('IndexSearchFailures'));
    return (own?.messages ?? []).map(({ body }) => JSON.parse(body) as Notice);
  },
};
