import { fieldResolvers } from '../../../../infra/resolvers/fieldResolvers';
import { entities } from '../../../../model/entities';
import type { Operation } from '../../../../model/Entity';
import { query } from '../../../support/api/query';
import { signIn } from '../../../support/api/signIn';
import { localTables } from '../../../support/localTables';
import { readSchema } from '../../../support/readSchema';
import { sampleFiles } from '../../../unit/files/sampleFiles';
import { accountDocuments } from '../../accounts/accountDocuments';
import { erasure } from '../../accounts/erasure';
import { askToUpload } from '../../files/upload';
import { asked } from '../asked';
import { entriesBy } from '../log/entriesBy';
import { loggedDeeds } from '../log/loggedDeeds';
import type { OpenArea } from '../OpenArea';
import { everythingDone } from './everythingDone';
import { memberDeeds } from './memberDeeds';
import { searchTraces } from './searchTraces';
import { whatStays } from './whatStays';
import { settle } from '../../over-time/settle';

/**
 * Uploads a file with an upload form that the API signed before the account was erased. Returns the HTTP
 * status.
 */
async function sendLate({ url, fields }: { url: string; fields: string }): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(JSON.parse(fields) as object)) form.append(name, String(value));
  form.append('file', new Blob([new Uint8Array(sampleFiles.pdf())]), 'file');
  return (await fetch(url, { method: 'POST', body: form })).status;
}

const NOT_OF_PEOPLE = ['admin', 'system'];

function grantsOf(field: string): readonly string[] {
  const written = fieldResolvers[`Mutation.${field}`];
  if (written) return written.grants ?? [];
  const [, verb = '', name = ''] = /^([a-z]+)(\w+)$/.exec(field) ?? [];
  return entities.find((entity) => entity.name === name)?.access[verb as Operation] ?? [];
}

/**
 * Returns the names of all mutations that somebody else than an administrator may call.
 * @throws Error if there is a mutation that nobody may call
 */
function mutationsOfPeople(): string[] {
  const fields = Object.keys(readSchema().getMutationType()?.getFields() ?? {});
  const unknown = fields.filter((field) => grantsOf(field).length === 0);
  if (unknown.length > 0) throw new Error(`Nobody may call ${unknown.join(', ')}`);
  return fields.filter((field) => grantsOf(field).some((grant) => !NOT_OF_PEOPLE.includes(grant)));
}

/**
 * Tests that nothing is left of a person after the erasure of the account, except the traces in `whatStays`.
 * The person has called every mutation that people may call. What they wrote about others as job staff is in the audit
 * log, one entry for each call.
 */
export function describeTraces(area: Pick<OpenArea, 'admin'>): void {
  test('erasing a person who used every mutation leaves only the declared traces', async () => {
    const { admin } = area;
    const { person, marks, called, fixture } = await everythingDone(admin);
    const { sub, email } = person;
    expect(mutationsOfPeople().filter((field) => !called.includes(field))).toEqual([]);
    expect(await asked(accountDocuments.delete, { input: { sub } }, person)).toMatchObject({ sub });
    // A member's sessions end with the request.
    const again = await signIn(email);
    expect(await asked(accountDocuments.cancel, { sub }, again)).toMatchObject({ sub });
    expect(await asked(accountDocuments.delete, { input: { sub } }, again)).toMatchObject({ sub });
    await query(`{ getUser(sub: "${sub}") { email tel } }`, {}, admin);
    await settle.streams();
    const entries = await entriesBy(person, admin);
    expect(entries.map(({ record, recordId }) => `${record} ${recordId}`).sort()).toEqual(
      loggedDeeds(memberDeeds, fixture),
    );
    const traces = { sub, email, ...marks };
    const before = await searchTraces(traces);
    for (const trace of Object.keys(traces))
      expect([trace, before.found.some((found) => found.trace === trace)]).toEqual([trace, true]);
    const signed = await askToUpload(again, { filename: `遅れて${marks.word}.pdf` });
    const client = localTables.open();
    await erasure.backdate(client, person);
    client.destroy();
    await erasure.runTheJob();
    expect(await sendLate(signed.data?.createFileUpload ?? { url: '', fields: '{}' })).toBe(204);
    await settle.streams();

    await expect(signIn(email)).rejects.toMatchObject({ name: 'UserNotFoundException' });
    expect(await asked(accountDocuments.resetPassword, { sub }, admin)).toBe('NotFound');
    const { searched, found } = await searchTraces(traces);
    const stays = (each: (typeof found)[number]) =>
      whatStays.find(({ traces: kinds, where }) => kinds.includes(each.trace) && where.test(each.where));
    const left = found.filter((each) => !stays(each));
    const kept = found.length - left.length;
    const counts = Object.entries(searched).map(
      ([store, { entries, bytes }]) => `${entries} ${store} (${bytes} bytes)`,
    );
    console.info(
      `searched ${counts.join(', ')} and the user pool for ${Object.keys(traces).length} traces: ` +
        `${left.length} left, ${kept} declared (before the end: ${before.found.length})`,
    );
    expect(summaryOf(left)).toEqual([]);
    expect(
      whatStays.filter((each) => !found.some((one) => stays(one) === each)).map(({ why }) => why),
    ).toEqual([]);
  });
}

const summaryOf = (left: { trace: string; store: string; where: string }[]) =>
  [...new Set(left.map(({ trace, store, where }) => `${store}: ${where} (${trace})`))].sort();
