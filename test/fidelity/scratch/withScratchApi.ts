import { callAppSync } from '../../../infra/operations/appsync/callAppSync';

/** An AppSync API that exists only while a question is asked. */
export interface ScratchApi {
  id: string;
  region: string;
  /** The URL for GraphQL requests. */
  url: string;
  /** The URL for subscriptions. */
  realtimeUrl: string;
  /** The API key, which every request and subscription sends. */
  key: string;
}

const NAME = 'enishi-fidelity';
/** The name of the data source of a scratch API, which reads nothing. */
const SOURCE = 'None';

interface Api {
  apiId: string;
  name: string;
  uris: { GRAPHQL: string; REALTIME: string };
}

async function remove(region: string, apiId: string): Promise<void> {
  await callAppSync(region, 'DELETE', `/v1/apis/${apiId}`);
}

/** Deletes the scratch APIs of runs that were killed. */
async function removeFormer(region: string): Promise<void> {
  const { graphqlApis = [] } = await callAppSync<{ graphqlApis?: Api[] }>(region, 'GET', '/v1/apis', {
    query: { maxResults: '25' },
  });
  for (const { apiId, name } of graphqlApis) if (name === NAME) await remove(region, apiId);
}

/**
 * Creates an API with a data source that reads nothing, asks with it, and deletes it, also after a failure. An API
 * costs nothing but its requests.
 */
export async function withScratchApi<Answer>(
  region: string,
  ask: (api: ScratchApi) => Promise<Answer>,
): Promise<Answer> {
  await removeFormer(region);
  const { graphqlApi } = await callAppSync<{ graphqlApi: Api }>(region, 'POST', '/v1/apis', {
    body: { name: NAME, authenticationType: 'API_KEY' },
  });
  const { apiId: id, uris } = graphqlApi;
  try {
    const { apiKey } = await callAppSync<{ apiKey: { id: string } }>(
      region,
      'POST',
      `/v1/apis/${id}/apikeys`,
      { body: {} },
    );
    await callAppSync(region, 'POST', `/v1/apis/${id}/datasources`, { body: { name: SOURCE, type: 'NONE' } });
    return await ask({ id, region, url: uris.GRAPHQL, realtimeUrl: uris.REALTIME, key: apiKey.id });
  } finally {
    await remove(region, id);
  }
}
