import type { ExportFile } from './ExportFile';
import { reportExport } from './reportExport';

/** Thrown to stop writing a file that nobody wants any more. */
class ExportEnded extends Error {}

interface Running {
  id: string;
  file: ExportFile;
  /**
   * Writes the whole file and returns the number of its rows. `report` stores the progress (in per cent) and the
   * number of rows so far; it throws when the export was cancelled, which stops the writing.
   */
  write: (report: (progress: number, rows: number) => Promise<void>) => Promise<number>;
}

/**
 * Writes the file of an export and stores its progress and its end. If the export was cancelled or its
 * account was erased, the file is removed and the export does not become READY. The condition of a single
 * write ensures this. If the export fails, its record gets the state FAILED and the error is thrown, so that
 * Lambda logs it and tries again.
 */
export async function runExport({ id, file, write }: Running): Promise<void> {
  const report = async (progress: number, rows: number) => {
    if (!(await reportExport(id, { state: 'RUNNING', progress, rows }))) throw new ExportEnded();
  };
  try {
    await report(0, 0);
    const rows = await write(report);
    const isWanted = await reportExport(id, { state: 'READY', progress: 100, rows, file: file.key });
    if (!isWanted) throw new ExportEnded();
  } catch (error) {
    await file.abandon();
    if (error instanceof ExportEnded) return;
    await reportExport(id, { state: 'FAILED', progress: 0, rows: 0 });
    throw error;
  }
}
