import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { configure } from '@testing-library/react';
import { App } from 'antd';
import { buildSchema, graphql, GraphQLError, print } from 'graphql';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { typePolicies } from '../lib/apollo/typePolicies';
import { startAllTexts } from './startAllTexts';
import { renderAndSettle } from './renderAndSettle';
import { AntdTheme } from '../lib/theme/AntdTheme';
import { Unstyled } from './Unstyled';

configure({ asyncUtilTimeout: 10_000 });
const web = join(__dirname, '..', '..');
const read = (...path: string[]) => readFileSync(join(web, ...path), 'utf8');
const schema = buildSchema(read('aws-appsync.graphql') + read('..', 'schema.graphql'));

/**
 * The resolvers of a simulated API: for each root field, a function that gets the arguments of the field and
 * returns its value.
 */
export type Answers = Record<string, (args: never) => unknown>;

/**
 * Throws an error of the given type in AppSync's shape. Call it in a resolver of the simulated API to make
 * the field fail.
 */
export function refuse(errorType: string): never {
  throw new GraphQLError('refused', { extensions: { errorType } });
}

/**
 * Throws an error for a mutation whose input has an empty text. An optional text that was emptied is sent as
 * null: the API refuses an empty one, with a message about its length.
 */
function expectNoEmptyText(source: string, { input }: Record<string, unknown>): void {
  if (source.startsWith('mutation') && JSON.stringify(input ?? null).includes('""'))
    throw new Error(`A mutation has an empty text: ${JSON.stringify(input)}`);
}

const linkTo = (answers: Answers) =>
  new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        const source = print(query);
        expectNoEmptyText(source, variables);
        void graphql({ schema, source, variableValues: variables, rootValue: answers }).then((result) => {
          const errors = result.errors?.map((error) => ({ ...error.toJSON(), ...error.extensions }));
          observer.next({ ...result, ...(errors && { errors }) });
          observer.complete();
        });
      }),
  );

/**
 * Renders a screen with a simulated API that has the schema of schema.graphql and the given resolvers. Every
 * document is validated against the schema; a root field without a resolver is null. Returns the router and
 * the Apollo client for checks.
 */
export async function renderWithApi(element: ReactNode, answers: Answers, { at = '/', path = '*' } = {}) {
  await startAllTexts();
  const client = new ApolloClient({ link: linkTo(answers), cache: new InMemoryCache({ typePolicies }) });
  const elsewhere = path === '*' ? [] : [{ path: '*', element: <p>elsewhere</p> }];
  const router = createMemoryRouter([{ path, element }, ...elsewhere], { initialEntries: [at] });
  const view = await renderAndSettle(
    <ApolloProvider client={client}>
      <Unstyled>
        <AntdTheme>
          <App>
            <RouterProvider router={router} useTransitions={false} />
          </App>
        </AntdTheme>
      </Unstyled>
    </ApolloProvider>,
  );
  return { ...view, router, client };
}
