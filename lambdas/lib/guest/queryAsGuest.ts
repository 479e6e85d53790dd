import { ownCallHeader } from '../../../model/ownCallHeader';
import { env } from '../env';
import { signedFetch } from '../signedFetch';
import { readGuestCredentials } from './readGuestCredentials';

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string }[];
}

/**
 * Sends a query to the GraphQL API with the rights of a guest, and returns its data.
 * @throws Error if the response contains an error
 */
export async function queryAsGuest<Data>(query: string, variables: object): Promise<Data> {
  const response = await signedFetch({
    service: 'appsync',
    url: env('GRAPHQL_ENDPOINT'),
    headers: { [ownCallHeader]: env('OWN_CALL_KEY') },
    body: JSON.stringify({ query, variables }),
    credentials: await readGuestCredentials(),
  });
  const { data, errors = [] } = (await response.json()) as Answer<Data>;
  if (!data || errors.length > 0)
    throw new Error(`The API answered ${response.status}: ${errors[0]?.message ?? 'no data'}`);
  return data;
}
