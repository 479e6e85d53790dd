import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { ExportFile } from '../../../lambdas/lib/exports/ExportFile';
import { reportExport } from '../../../lambdas/lib/exports/reportExport';
import { runExport } from '../../../lambdas/lib/exports/runExport';
import { Export } from '../../../model/entities/Export';
import { keyOf } from '../../../model/ids';
import { type EngineTables, engineTables } from '../../support/engineTables';

const id = 'sub.01J0000000000000000000000A';
const files = mockClient(S3Client);
let tables: EngineTables;

const store = (state: string) =>
  tables.client.send(new PutCommand({ TableName: 'Insight', Item: { ...keyOf(Export, id), state } }));
const stored = async () =>
  (await tables.client.send(new GetCommand({ TableName: 'Insight', Key: keyOf(Export, id) }))).Item;

beforeAll(async () => {
  tables = await engineTables();
  process.env.FILES_BUCKET = 'files';
});
afterAll(() => tables.stop());

beforeEach(async () => {
  files.reset();
  files.on(PutObjectCommand).resolves({});
  files.on(DeleteObjectCommand).resolves({});
  await store('QUEUED');
});

/** Runs an export, and cancels it at the given moment while it writes its file. */
async function runCancelledAt(moment: 'begin' | 'middle' | 'end'): Promise<number> {
  const file = new ExportFile('exports/sub/01J.csv', 'a.csv', 'text/csv');
  let written = 0;
  if (moment === 'begin') await store('CANCELLED');
  await runExport({
    id,
    file,
    async write(report) {
      for (let row = 0; row < 3; row += 1) {
        await file.append('row\r\n');
        written += 1;
        if (moment === 'middle' && row === 0) await store('CANCELLED');
        await report(row * 30, row);
      }
      await file.finish();
      if (moment === 'end') await store('CANCELLED');
      return 3;
    },
  });
  return written;
}

test.each([
  ['begin', 0, 0],
  ['middle', 1, 0],
  ['end', 3, 1],
] as const)('an export that is cancelled at the %s leaves no file', async (moment, rows, puts) => {
  expect(await runCancelledAt(moment)).toBe(rows);
  expect(await stored()).toMatchObject({ state: 'CANCELLED' });
  expect(files.commandCalls(PutObjectCommand)).toHaveLength(puts);
  // What was not completed does not exist; what was completed is deleted.
  expect(files.commandCalls(DeleteObjectCommand)).toHaveLength(puts);
});

test('a cancelled export does not become failed, and a finished one keeps its file', async () => {
  await store('CANCELLED');
  expect(await reportExport(id, { state: 'FAILED', progress: 0, rows: 0 })).toBe(false);
  expect(await stored()).toMatchObject({ state: 'CANCELLED' });
  await store('QUEUED');
  const file = new ExportFile('exports/sub/01J.csv', 'a.csv', 'text/csv');
  await runExport({ id, file, write: () => file.finish().then(() => 1) });
  expect(await stored()).toMatchObject({ state: 'READY', file: file.key });
  expect(files.commandCalls(DeleteObjectCommand)).toHaveLength(0);
});
