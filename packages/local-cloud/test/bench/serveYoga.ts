import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { answerCosts } from './answerCosts';
import { rows, schema } from './rows';

type Row = (typeof rows)[number];

interface Yoga {
  createSchema(options: { typeDefs: string; resolvers: object }): object;
  createYoga(options: { schema: object; logging: boolean; graphiql: boolean }): RequestListener;
}

const requireInFolder = createRequire(join(process.env.YOGA_FOLDER ?? '', 'package.json'));
const { createSchema, createYoga } = requireInFolder('graphql-yoga') as Yoga;

const yoga = createYoga({
  schema: createSchema({
    typeDefs: schema,
    resolvers: {
      Query: { field: () => 'text', rows: () => rows },
      Row: { one: ({ one }: Row) => one, two: ({ two }: Row) => two },
    },
  }),
  logging: false,
  graphiql: false,
});

const server = createServer(yoga);
server.listen(0, '127.0.0.1', () =>
  answerCosts(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`),
);
