import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDictionary } from '../src/services/search/analysis/japanese/loadDictionary';
import { serve } from '../src/services/search/http/serve';
import { Store } from '../src/services/search/store/Store';

export interface Call {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Body of the search request: an object, or lines of JSON for `_bulk` and `_msearch`. */
  body?: object | string;
}

export interface Engine {
  endpoint: string;
  call(call: Call): Promise<{ status: number; body: unknown }>;
  stop(): Promise<void>;
}

/** Connects to a real OpenSearch or, without an endpoint, starts the emulated one in a temporary folder. */
export async function startSearch(realEndpoint: string | undefined): Promise<Engine> {
  if (realEndpoint)
    return { endpoint: realEndpoint, call: caller(realEndpoint), stop: () => Promise.resolve() };
  const folder = await mkdtemp(join(tmpdir(), 'enishi-search-'));
  const store = new Store(folder, await loadDictionary());
  const server = await serve(store, 0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port');
  const endpoint = `http://127.0.0.1:${address.port}`;
  return {
    endpoint,
    call: caller(endpoint),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store.close();
      await rm(folder, { recursive: true });
    },
  };
}

const caller =
  (endpoint: string): Engine['call'] =>
  async ({ method, path, body }) => {
    const isLines = typeof body === 'string';
    const response = await fetch(endpoint + path, {
      method,
      headers: { 'content-type': isLines ? 'application/x-ndjson' : 'application/json' },
      ...(body !== undefined && { body: isLines ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  };
