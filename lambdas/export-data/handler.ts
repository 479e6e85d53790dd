import { PutObjectCommand } from '@aws-sdk/client-s3';
import { env } from '../lib/env';
import { reportExport } from '../lib/exports/reportExport';
import { bucket } from '../lib/files/bucket';
import { ownData } from './ownData';

/** Writes everything that is kept of a person into one file, for them alone. A throw has it called again. */
export async function handler({ id, sub }: { id: string; sub: string }): Promise<void> {
  try {
    await reportExport(id, { state: 'RUNNING', progress: 0, rows: 0 });
    const { records, rows } = await ownData(sub);
    const file = `exports/${sub}/${id.split('.').at(-1)}.json`;
    await bucket.send(
      new PutObjectCommand({
        Bucket: env('FILES_BUCKET'),
        Key: file,
        Body: JSON.stringify({ exportedAt: new Date().toISOString(), ...records }, null, 2),
        ContentType: 'application/json; charset=utf-8',
        Metadata: { filename: `enishi-${new Date().toISOString().slice(0, 10)}.json` },
      }),
    );
    await reportExport(id, { state: 'READY', progress: 100, rows, file });
  } catch (error) {
    await reportExport(id, { state: 'FAILED', progress: 0, rows: 0 });
    throw error;
  }
}
