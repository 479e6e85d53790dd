import type { CallApi } from './createApiCaller';
import { readJson } from './readJson';
import type { Route } from './Route';

/** The route of the developer page that calls the API: `POST /_local/graphql`, with as whom, query and variables as JSON. */
export const createQueryRoutes = (callApi: CallApi): Route[] => [
  {
    method: 'POST',
    path: /^\/graphql$/,
    async answer({ request }) {
      const { as, query, variables } = await readJson(request);
      return callApi({
        as: String(as ?? ''),
        query: String(query ?? ''),
        variables: typeof variables === 'string' ? variables : JSON.stringify(variables ?? {}),
      });
    },
  },
];
