import { setTimeout as pause } from 'node:timers/promises';
import type { AskedStack } from './Belief';
import { createField } from './scratch/createField';
import { createSchema } from './scratch/createSchema';
import { queryScratch } from './scratch/queryScratch';
import { subscribe } from './scratch/subscribe';
import { withScratchApi } from './scratch/withScratchApi';

const schema = `type Message { id: ID! }
type Query { nothing: String }
type Mutation { publish(id: ID!): Message }
type Subscription { onPublish: Message @aws_subscribe(mutations: ["publish"]) }
`;

const code = `export const request = (ctx) => ({ payload: { id: ctx.args.id } });
export const response = (ctx) => ctx.result;
`;

/**
 * Publishes through a mutation without an alias, which must reach a subscriber, and through one with an alias, on
 * which nothing relies.
 * @param patienceMs how long a message may take
 */
export async function askPublications(
  { region }: Pick<AskedStack, 'region'>,
  patienceMs = 10_000,
): Promise<string[]> {
  return withScratchApi(region, async (api) => {
    await createSchema(api, schema);
    await createField(api, 'Mutation', 'publish', [code]);
    const { received, close } = await subscribe(api, 'subscription { onPublish { id } }');
    try {
      await queryScratch(api, 'mutation { other: publish(id: "aliased") { id } }');
      await queryScratch(api, 'mutation { publish(id: "plain") { id } }');
      const isThere = (id: string) => received.some((each) => JSON.stringify(each).includes(`"${id}"`));
      const end = Date.now() + patienceMs;
      while (!(isThere('plain') && isThere('aliased')) && Date.now() < end) await pause(100);
      console.log(`        under an alias it ${isThere('aliased') ? 'arrives too' : 'does not arrive'}`);
      return isThere('plain') ? [] : ['a mutation without an alias reaches no subscriber'];
    } finally {
      close();
    }
  });
}
