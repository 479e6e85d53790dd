import { ExportFile } from '../lib/exports/ExportFile';
import { reportExport } from '../lib/exports/reportExport';
import { appendFiles } from './appendFiles';
import { releaseExportLock } from './releaseExportLock';
import { readOwnData } from './readOwnData';

interface Asked {
  id: string;
  sub: string;
  /** The person may see which jobs they consult on. */
  consults: boolean;
}

/** Everything that is kept of a person as one JSON object: the records by type, and `files` with their contents. */
async function write({ sub, consults }: Asked, file: ExportFile): Promise<number> {
  const { records, rows } = await readOwnData(sub, consults);
  const known = JSON.stringify({ exportedAt: new Date().toISOString(), ...records }, null, 2);
  await file.append(`${known.slice(0, known.lastIndexOf('\n'))},\n  "files": [`);
  const files = await appendFiles(sub, file);
  await file.append('\n  ]\n}\n');
  await file.finish();
  return rows + files;
}

/** Writes everything that is kept of a person into one file, for them alone. A throw has it called again. */
export async function handler(asked: Asked): Promise<void> {
  const { id, sub } = asked;
  const key = `exports/${sub}/${id.split('.').at(-1)}.json`;
  const filename = `enishi-${new Date().toISOString().slice(0, 10)}.json`;
  const file = new ExportFile(key, filename, 'application/json; charset=utf-8');
  try {
    await reportExport(id, { state: 'RUNNING', progress: 0, rows: 0 });
    const rows = await write(asked, file);
    await releaseExportLock(sub);
    await reportExport(id, { state: 'READY', progress: 100, rows, file: key });
  } catch (error) {
    await file.abandon();
    await releaseExportLock(sub);
    await reportExport(id, { state: 'FAILED', progress: 0, rows: 0 });
    throw error;
  }
}
