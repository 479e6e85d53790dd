import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { configure } from '@testing-library/react';
import {
  buildASTSchema,
  type DocumentNode,
  execute,
  type FormattedExecutionResult,
  getOperationAST,
  GraphQLError,
  parse,
  validate,
} from 'graphql';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { typePolicies } from '../lib/apollo/typePolicies';
import { startAllTexts } from './startAllTexts';
import { renderAndSettle } from './renderAndSettle';
import { AntdTheme } from '../lib/theme/AntdTheme';
import { WithConfirm } from '../lib/theme/WithConfirm';
import { Unstyled } from './Unstyled';

configure({ asyncUtilTimeout: 10_000 });
const web = join(__dirname, '..', '..');
const read = (...path: string[]) => readFileSync(join(web, ...path), 'utf8');
// The schema is checked by the generator of types, and not again in each file.
const schema = buildASTSchema(
  parse(read('aws-appsync.graphql') + read('..', 'schema.graphql'), { noLocation: true }),
  { assumeValid: true, assumeValidSDL: true },
);

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
function expectNoEmptyText(query: DocumentNode, { input }: Record<string, unknown>): void {
  const isMutation = getOperationAST(query)?.operation === 'mutation';
  if (isMutation && JSON.stringify(input ?? null).includes('""'))
    throw new Error(`A mutation has an empty text: ${JSON.stringify(input)}`);
}

const documentToProblems = new WeakMap<DocumentNode, readonly GraphQLError[]>();

/** Validates a document when it is sent for the first time. */
function problemsOf(query: DocumentNode): readonly GraphQLError[] {
  const problems = documentToProblems.get(query) ?? validate(schema, query);
  documentToProblems.set(query, problems);
  return problems;
}

async function answer(
  document: DocumentNode,
  variableValues: Record<string, unknown>,
  rootValue: Answers,
): Promise<FormattedExecutionResult> {
  const problems = problemsOf(document);
  const result =
    problems.length > 0
      ? { errors: problems }
      : await execute({ schema, document, variableValues, rootValue });
  const errors = result.errors?.map((error) => ({ ...error.toJSON(), ...error.extensions }));
  return { ...result, ...(errors && { errors }) };
}

const linkTo = (answers: Answers) =>
  new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        expectNoEmptyText(query, variables);
        void answer(query, variables, answers).then((result) => {
          observer.next(result);
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
          <WithConfirm>
            <RouterProvider router={router} useTransitions={false} />
          </WithConfirm>
        </AntdTheme>
      </Unstyled>
    </ApolloProvider>,
  );
  return { ...view, router, client };
}
