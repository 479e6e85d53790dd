import { existsSync } from 'node:fs';
import initSqlJs from 'sql.js';
import { replaceFile } from '../../../storage/replaceFile';

/**
 * The table in which dynoxide keeps its streams (as its own start creates it), with the index that it lacks:
 * without one, every write and every read of a stream looks at all records that were ever written, and 10,000
 * records cost 10 ms a write.
 */
const streamTable = `
  CREATE TABLE _stream_records (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_name TEXT NOT NULL,
    event_name TEXT NOT NULL,
    keys_json TEXT NOT NULL,
    new_image TEXT,
    old_image TEXT,
    sequence_number TEXT NOT NULL,
    shard_id TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    user_identity TEXT
  );
  CREATE INDEX _stream_order ON _stream_records (table_name, CAST(sequence_number AS INTEGER));`;

/** Creates the database file before the engine opens it for the first time; an existing one is left alone. */
export async function prepareDatabase(path: string): Promise<void> {
  if (existsSync(path)) return;
  const { Database } = await initSqlJs();
  const database = new Database();
  database.run(streamTable);
  replaceFile(path, Buffer.from(database.export()));
  database.close();
}
