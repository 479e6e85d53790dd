import { disclosureTexts } from '../../model/disclosure/disclosureTexts';
import { entities } from '../../model/entities';
import { project } from '../../model/visibility/project';
import { collection } from '../lib/collection';
import { env } from './needs';
import { indexed } from '../lib/indexed';
import type { StoredRow } from '../lib/StoredRow';
import { selectReadable } from './selectReadable';

/**
 * Returns the fields of a record that its owner may see, without internal notes about them. Null if no field
 * remains.
 */
function shown(item: StoredRow): Record<string, unknown> | null {
  const declared = entities.find(({ name }) => name === item.__typename);
  const record = declared ? project(declared.fields, item, 'owner') : {};
  return Object.keys(record).length > 0 ? record : null;
}

interface OwnData {
  /** The records by type, and a notice that the disclosure contains more. */
  records: Record<string, unknown>;
  rows: number;
}

/**
 * Reads a person's records for their data export: the profile, the private rows, the member rows of their
 * conversations, and the messages that they have sent. Returns the fields that the person may see, grouped by
 * record type, and the number of records.
 * @param consults whether the export may contain the jobs in which the person is a consultant
 */
export async function readOwnData(sub: string, consults: boolean): Promise<OwnData> {
  const [talents, conversations] = [env('TALENT_TABLE'), env('CONVERSATION_TABLE')];
  const items = await Promise.all([
    collection(talents, sub),
    collection(talents, `${sub}#private`),
    indexed(conversations, 'byMember', 'memberKey', sub),
    indexed(conversations, 'byUser', 'userKey', `${sub}#sent`),
  ]);
  const records: Record<string, unknown[]> = {};
  let rows = 0;
  for (const item of selectReadable(items.flat(), sub, consults)) {
    const record = shown(item);
    if (!record) continue;
    rows += 1;
    (records[item.__typename] ??= []).push(record);
  }
  return { records: { notice: disclosureTexts.ownExport, ...records }, rows };
}
