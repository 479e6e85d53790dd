import { evaluate } from '@enishi/local-cloud/appsync';
import { bundleStep } from '../../../support/resolver/bundleStep';
import { guest } from '../../../support/resolver/SearchResolver';
import type { Asked, Asker } from './askers';
import { vocabulary } from './vocabulary';

/**
 * Creates a caller who asks for suggestions with each word in the data, and with the first letter of each
 * word. Hidden organizations and skills have some of these words as names.
 */
export async function suggestAsker(): Promise<Asker> {
  const code = await bundleStep('resolvers/search/suggest.ts#');
  const env = { clientArea: 'open', publishingRole: '' };
  const ask = (args: Asked['args']): Asked => {
    const { value, stash } = evaluate(code, 'request', { arguments: args, identity: guest, env });
    const { path, params } = value as { path: string; params: { body: object } };
    return { args, request: { path, body: params.body }, stash };
  };
  const texts = vocabulary.flatMap((word) => [word, word.slice(0, 1)]);
  return {
    ...{ who: 'suggestions', ask, asked: texts.map((text) => ask({ text })) },
    page: ({ args, stash }, answer) => {
      const answered = evaluate(code, 'response', {
        arguments: args,
        identity: guest,
        env,
        stash,
        ...answer,
      });
      return { ...answered, value: { items: answered.value, nextToken: null } };
    },
  };
}
