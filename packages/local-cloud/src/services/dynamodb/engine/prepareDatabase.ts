import { existsSync } from 'node:fs';
import initSqlJs from 'sql.js';
import { replaceFile } from '../../../storage/replaceFile';

/**
 * SQL that creates the table for stream records as the DynamoDB engine (dynoxide) would create it, and an
 * index that the engine lacks. Without the index, each write and each read of a stream scans all stream
 * records: with 10,000 of them, a write takes 10 ms.
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

/**
 * Creates the database file before the DynamoDB engine opens it for the first time. An existing file is not changed.
 */
export async function prepareDatabase(path: string): Promise<void> {
  if (existsSync(path)) return;
  const { Database } = await initSqlJs();
  const database = new Database();
  database.run(streamTable);
  replaceFile(path, Buffer.from(database.export()));
  database.close();
}
