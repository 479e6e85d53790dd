import { ExportFile } from '../lib/exports/ExportFile';
import { runExport } from '../lib/exports/runExport';
import { appendFiles } from './appendFiles';
import { readDisclosure } from './readDisclosure';
import { readOwnData } from './readOwnData';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { env } from './needs';
import { tables } from '../lib/tables';
import { japanDay } from '../../model/japanDay';

/** The progress, in per cent, when the records are written and the files follow. */
const RECORDS_SHARE = 50;

/**
 * Deletes the lock row of a person's data export. While the row exists, the mutation createDataExport refuses
 * another export of that person.
 */
async function releaseExportLock(sub: string): Promise<void> {
  const Key = { pk: `Once#export#${sub}`, sk: 'Once' };
  await tables.send(new DeleteCommand({ TableName: env('INSIGHT_TABLE'), Key }));
}

interface ExportRequest {
  id: string;
  sub: string;
  /** Whether the export may contain the jobs in which the person is a consultant. */
  consults: boolean;
  /** Whether to write everything that is stored, as the law grants, instead of what the person sees. */
  isDisclosure: boolean;
}

/**
 * Writes a person's data as one JSON object: lists of records by type, and a list `files` with the contents
 * of the files. Returns the number of records and files.
 */
async function write(
  { sub, consults, isDisclosure }: ExportRequest,
  file: ExportFile,
  report: (progress: number, rows: number) => Promise<void>,
): Promise<number> {
  const { records, rows } = await (isDisclosure ? readDisclosure(sub) : readOwnData(sub, consults));
  const known = JSON.stringify({ exportedAt: new Date().toISOString(), ...records }, null, 2);
  await file.append(`${known.slice(0, known.lastIndexOf('\n'))},\n  "files": [`);
  // How many files there are is unknown until the last one.
  const files = await appendFiles(sub, file, (count) => report(RECORDS_SHARE, rows + count));
  await file.append('\n  ]\n}\n');
  await file.finish();
  return rows + files;
}

/** Exports a person's data into a file, for the person or for an administrator who requested it. */
export async function handler(request: ExportRequest): Promise<void> {
  const { id, sub } = request;
  const key = `exports/${sub}/${id.split('.').at(-1)}.json`;
  const filename = `enishi-${japanDay(Date.now())}.json`;
  const file = new ExportFile(key, filename, 'application/json; charset=utf-8');
  try {
    await runExport({ id, file, write: (report) => write(request, file, report) });
  } finally {
    await releaseExportLock(sub);
  }
}
