import { correlationId } from '../../../model/correlationId';
import { askAsGuest } from './askAsGuest';
import { callCognito } from './callCognito';
import type { Check } from './Check';
import { expectThat } from './expectThat';

/** Checks of the API and of both Cognito pools. */
export const apiChecks: readonly Check[] = [
  {
    name: 'guests read the catalogues',
    async run(target) {
      const { data, errors } = await askAsGuest(target, '{ listPrefactures(limit: 100) { items { id } } }');
      const count = data?.listPrefactures?.items?.length ?? 0;
      expectThat(count === 47, `guests see ${count} prefectures: ${errors?.[0]?.message ?? 'no error'}`);
    },
  },
  {
    name: 'guests search jobs',
    async run(target) {
      const { data, errors } = await askAsGuest(
        target,
        '{ searchOpenJobs(limit: 1) { total items { id } } }',
      );
      const total = data?.searchOpenJobs?.total;
      expectThat(typeof total === 'number', `search fails: ${errors?.[0]?.message ?? 'no error'}`);
    },
  },
  {
    name: 'guests read nothing about talents',
    async run(target) {
      const { data, errors } = await askAsGuest(target, '{ searchUsers(limit: 1) { items { sub } } }');
      expectThat(errors?.[0]?.errorType === 'Unauthorized', 'searchUsers is not refused');
      expectThat(!data?.searchUsers, 'searchUsers answers guests');
    },
  },
  {
    name: 'the API refuses requests without credentials',
    async run({ config }) {
      const { status } = await fetch(config.graphqlEndpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ __typename }' }),
      });
      expectThat(status === 401 || status === 403, `without credentials, the API answers ${status}`);
    },
  },
  {
    name: 'pages may send the header with the correlation id',
    async run({ site, config }) {
      const { headers } = await fetch(config.graphqlEndpoint, {
        method: 'OPTIONS',
        headers: {
          origin: new URL(site).origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': correlationId.header,
        },
      });
      const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/ *, */);
      expectThat(allowed.includes('*') || allowed.includes(correlationId.header), 'it is not allowed');
    },
  },
  {
    name: 'the user pool answers the app',
    async run({ config }) {
      const { region, userPoolClientId: ClientId } = config;
      const endpoint = config.local?.userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`;
      const target = 'AWSCognitoIdentityProviderService.InitiateAuth';
      const answer = await callCognito<{ __type?: string }>(endpoint, target, {
        AuthFlow: 'USER_SRP_AUTH',
        ClientId,
        AuthParameters: { USERNAME: 'smoke-test@example.com', SRP_A: 'a'.repeat(512) },
      });
      const type = answer.__type ?? 'a challenge';
      expectThat(/UserNotFoundException/.test(type), `signing in as nobody answers ${type}`);
    },
  },
];
