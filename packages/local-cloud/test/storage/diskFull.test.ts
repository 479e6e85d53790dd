import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Journal } from '../../src/services/cognito/storage/Journal';
import { AppendLog } from '../../src/services/search/store/AppendLog';
import { LineFile } from '../../src/services/search/store/LineFile';
import { Checkpoints } from '../../src/services/streams/Checkpoints';
import { JournalFile } from '../../src/storage/JournalFile';
import { replaceFile } from '../../src/storage/replaceFile';
import { eventually } from '../support/eventually';
import { temporaryFolder } from '../../testing/temporaryFolder';

const folder = temporaryFolder();
const noRoom = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

afterEach(() => jest.restoreAllMocks());
let said: jest.SpyInstance;
beforeEach(() => (said = jest.spyOn(console, 'error').mockImplementation(() => undefined)));

/** Makes the next writes fail after half of their bytes, like a disk that fills up. */
function fillUp(name: 'appendFileSync' | 'writeFileSync'): jest.SpyInstance {
  const write = fs[name] as (path: string, text: string | Buffer) => void;
  return jest.spyOn(fs, name).mockImplementation(((path: string, text: string | Buffer) => {
    const bytes = Buffer.from(text);
    write(path, bytes.subarray(0, bytes.length / 2));
    throw noRoom();
  }) as never);
}

test('a checkpoint on a full disk prints a message, stops nothing, and is written once there is room', async () => {
  const path = join(folder, 'checkpoint.json');
  const checkpoints = new Checkpoints(path, 'arn');
  const full = fillUp('writeFileSync');
  checkpoints.advance('shard', '42');
  await eventually(() => expect(full.mock.calls.length).toBeGreaterThan(1));
  expect(fs.existsSync(path)).toBe(false);
  expect(said.mock.calls.flat()).toEqual([
    'The disk is full: writes fail until there is room again; what was acknowledged is kept.',
  ]);
  full.mockRestore();
  await eventually(() => expect(fs.existsSync(path)).toBe(true));
  expect(new Checkpoints(path, 'arn').after('shard')).toBe('42');
});

test('a file that cannot be replaced stays unchanged, and its temporary file is removed', () => {
  const path = join(folder, 'replaced');
  replaceFile(path, 'before');
  fillUp('writeFileSync');
  expect(() => replaceFile(path, 'afterwards')).toThrow('ENOSPC');
  expect(fs.readFileSync(path, 'utf8')).toBe('before');
  expect(fs.existsSync(`${path}.draft`)).toBe(false);
});

test('a record that could not be written is absent and corrupts no other record', () => {
  const path = join(folder, 'journal.ndjson');
  const journal = new JournalFile<{ n: number }>(path);
  journal.append({ n: 1 });
  const full = fillUp('appendFileSync');
  expect(() => journal.append({ n: 2 })).toThrow('ENOSPC');
  full.mockRestore();
  journal.append({ n: 3 });
  expect(new JournalFile<{ n: number }>(path).read()).toEqual([{ n: 1 }, { n: 3 }]);
});

test('accounts are stored once there is room, in the order of their changes', async () => {
  const path = join(folder, 'cognito.ndjson');
  const file = await open(path, 'a');
  const journal = new Journal(file);
  journal.append('one');
  await journal.flush();
  const full = jest.spyOn(file, 'appendFile').mockImplementation(async (text) => {
    await file.write(String(text).slice(0, 3));
    throw noRoom();
  });
  journal.append('two');
  await expect(journal.flush()).rejects.toThrow('ENOSPC');
  expect(fs.readFileSync(path, 'utf8')).toBe('"one"\n');
  full.mockRestore();
  journal.append('three');
  await journal.flush();
  await journal.close();
  expect(fs.readFileSync(path, 'utf8')).toBe('"one"\n"two"\n"three"\n');
});

test('search rejects documents that it cannot store, and its log stays readable', () => {
  const file = new LineFile(join(folder, 'lines.ndjson'), 'a+');
  expect([...file.lines(0)]).toEqual([]);
  const one = file.append('one');
  file.flush();
  const { writeSync } = fs;
  const full = jest.spyOn(fs, 'writeSync').mockImplementation(((handle: number, bytes: Buffer) => {
    writeSync(handle, bytes, 0, 2);
    throw noRoom();
  }) as never);
  const two = file.append('two');
  expect(() => file.flush()).toThrow('ENOSPC');
  full.mockRestore();
  const three = file.append('three');
  file.flush();
  expect([one, two, three].map(({ at, length }) => file.read(at, length))).toEqual(['one', 'two', 'three']);
  file.close();
});

test('the log of search is not rewritten on a disk without room for a second copy', () => {
  const log = new AppendLog(join(folder, 'search'));
  expect([...log.read()]).toEqual([]);
  log.append({ do: 'point', alias: 'a', index: 'b' });
  log.flush();
  expect(log.hasRoomToRewrite()).toBe(true);
  jest.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 0, bsize: 4096 } as never);
  expect(log.hasRoomToRewrite()).toBe(false);
  log.close();
});
