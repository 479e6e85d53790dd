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

/**
 * A message in the failure queue of the function `index-search`: a record that could not be indexed, and why.
 */
export interface Notice {
  reason: string;
  keys: { pk: { S: string } };
}

async function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  const response = await fetch(`${origin()}/_local${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/**
 * Functions that interrupt search in the running local stack, and that compare the search indices with the
 * tables.
 */
export const Controls = {
  interruptSearch: () => post('/search/interrupt'),
  resumeSearch: () => post('/search/resume'),

  /**
   * Invokes `index-search` directly with the given events. Independently of this, the stream goes on invoking
   * it.
   */
  async followOnceMore(Records: object[]): Promise<void> {
    const streams = await readJson<{ function: string }[]>('/_local/streams');
    const name = streams.find((stream) => stream.function.includes('IndexSearch'))?.function ?? '';
    await post(`/functions/${name}/invoke`, { Records });
  },

  /**
   * Compares all search indices with the tables. Returns the documents that are missing, outdated or
   * superfluous.
   */
  async differences(): Promise<Found> {
    const { SearchFunctionName } = await readJson<{ SearchFunctionName: string }>('/_local/outputs');
    const { result } = await post<{ result: { indices: Record<string, Found> } }>(
      `/functions/${SearchFunctionName}/invoke`,
      { action: 'verify' },
    );
    const indices = Object.entries(result.indices);
    const all = (kind: 'missing' | 'stale' | 'ghosts') =>
      indices.flatMap(([index, found]) => found[kind].map((id) => `${index}/${id}`));
    const documents = indices.reduce((sum, [, found]) => sum + found.documents, 0);
    return { documents, missing: all('missing'), stale: all('stale'), ghosts: all('ghosts') };
  },

  /**
   * Waits until the search indices differ from the tables only in the documents that are expected to be
   * missing. Returns the number of documents that agree.
   */
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
