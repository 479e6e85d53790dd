import { openJobAdminDocument } from '../../../lambdas/index-search/documents/openJobAdminDocument';
import { openJobDocument } from '../../../lambdas/index-search/documents/openJobDocument';
import { indexDefinition } from '../../../lambdas/index-search/indexDefinition';
import synonyms from '../../../lambdas/index-search/synonyms.json';
import { corpus } from './corpus';
import type { Engine } from './startEngine';

export const PUBLIC = 'fidelity-open-jobs';
export const ADMIN = 'fidelity-open-jobs-admin';

const INDICES = [
  { alias: PUBLIC, like: 'open-jobs', document: openJobDocument },
  { alias: ADMIN, like: 'open-jobs-admin', document: openJobAdminDocument },
] as const;

/** Creates the product's own indices of jobs and puts the corpus in. */
export async function prepare({ call }: Engine): Promise<void> {
  for (const { alias, like, document } of INDICES) {
    await call({ method: 'DELETE', path: `/${alias}-1` });
    const { settings, mappings } = indexDefinition(like, Object.values(synonyms).flat());
    const body = { settings, mappings, aliases: { [alias]: {} } };
    const created = await call({ method: 'PUT', path: `/${alias}-1`, body });
    if (created.status !== 200) throw new Error(`${alias}: ${JSON.stringify(created.body)}`);
    const lines = corpus.flatMap((items) => [
      { index: { _index: alias, _id: items.job.id, version: 1000, version_type: 'external_gte' } },
      document(items) ?? {},
    ]);
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    const filled = await call({ method: 'POST', path: '/_bulk', body: text });
    if ((filled.body as { errors: boolean }).errors)
      throw new Error(JSON.stringify(filled.body).slice(0, 2000));
    await call({ method: 'POST', path: `/${alias}/_refresh` });
  }
}
