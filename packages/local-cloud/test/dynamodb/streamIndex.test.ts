import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import initSqlJs from 'sql.js';
import { createTables } from '../../src/services/dynamodb/createTables';
import { engine } from '../support/engine';
import { stackOf } from '../support/stackOf';
import { tableResource } from '../support/tableResource';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { freePort } from '../../src/processes/freePort';

const root = temporaryFolder();

/**
 * Offsets of the two bytes in the header of an SQLite file that show its journal mode. The value 2 means that
 * there is a write-ahead log beside the file, which sql.js cannot read; 1 means that there is none.
 */
const journalModes = [18, 19];

// The SQL that dynoxide 1.2.1 executes before each write and at each read of a stream (src/storage.rs).
test.each([
  [
    'the next sequence number',
    "SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records WHERE table_name = 'Things'",
  ],
  [
    'the records after one',
    `SELECT event_name FROM _stream_records WHERE table_name = 'Things' AND shard_id = 's'
     AND CAST(sequence_number AS INTEGER) > 5 ORDER BY CAST(sequence_number AS INTEGER) LIMIT 10`,
  ],
])('the engine finds %s by our index, however many records there are', async (name, question) => {
  const folder = join(root, name.replaceAll(' ', '-'));
  const running = await engine(await freePort(), folder);
  await createTables(stackOf([tableResource('Things')]), running.client);
  await running.stop();

  const file = readFileSync(join(folder, 'dynamodb.sqlite'));
  for (const at of journalModes) file[at] = 1;
  const { Database } = await initSqlJs();
  const [plan] = new Database(file).exec(`EXPLAIN QUERY PLAN ${question}`);
  expect(plan?.values.flat().join(' ')).toMatch(
    /SEARCH _stream_records USING (COVERING )?INDEX _stream_order/,
  );
});
