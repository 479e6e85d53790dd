import { indexDefinition } from '../../../lambdas/index-search/indexDefinition';
import { synonymRules } from '../../../lambdas/index-search/synonymRules';
import { indices } from './indices';
import type { Engine } from './startEngine';

/** Before each alias, so that an engine may hold the product's own indices too. */
const PREFIX = 'fidelity-';

export const PUBLIC = `${PREFIX}open-jobs`;
export const ADMIN = `${PREFIX}open-jobs-admin`;

/** Where a request of the product goes here. */
export const pathHere = (path: string): string => path.replace(/^\//, `/${PREFIX}`);

/** Creates the product's own indices and puts the corpus in. */
export async function prepare({ call }: Engine): Promise<void> {
  for (const [name, documents] of indices) {
    const alias = `${PREFIX}${name}`;
    await call({ method: 'DELETE', path: `/${alias}-1` });
    const { settings, mappings } = indexDefinition(name, synonymRules());
    const body = { settings, mappings, aliases: { [alias]: {} } };
    const created = await call({ method: 'PUT', path: `/${alias}-1`, body });
    if (created.status !== 200) throw new Error(`${alias}: ${JSON.stringify(created.body)}`);
    const lines = documents.flatMap((document) =>
      document
        ? [
            { index: { _index: alias, _id: document.id, version: 1000, version_type: 'external_gte' } },
            document,
          ]
        : [],
    );
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    const filled = await call({ method: 'POST', path: '/_bulk', body: text });
    if ((filled.body as { errors: boolean }).errors)
      throw new Error(JSON.stringify(filled.body).slice(0, 2000));
    await call({ method: 'POST', path: `/${alias}/_refresh` });
  }
}
