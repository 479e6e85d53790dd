import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { proofs } from '../../prove/proofs';
import { readArguments } from '../../prove/readArguments';
import { selectProofs } from '../../prove/selectProofs';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && existsSync(path));
const commands = Object.entries(proofs).map(([name, { command, settings = {} }]) => ({
  name,
  command,
  settings,
}));

test('each file *.proof.ts belongs to a proof', () => {
  const patterns = commands.flatMap(({ command, settings }) =>
    'PROVE' in settings ? [command.at(-1) ?? ''] : [],
  );
  const files = tracked.filter((path) => /\.proof\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((path) => !patterns.some((pattern) => new RegExp(pattern).test(path)))).toEqual([]);
});

test.each(commands)('$name runs something that exists', ({ command, settings }) => {
  const ending = 'PROVE' in settings ? '.proof.ts' : '.test.ts';
  const pattern = command.indexOf('--testPathPatterns');
  const found =
    pattern === -1
      ? command.filter((word) => word.endsWith('.ts')).every((path) => existsSync(path))
      : command[pattern + 1]!.split('|').every((part) =>
          tracked.some((path) => path.includes(ending) && new RegExp(part).test(path)),
        );
  expect(found).toBe(true);
});

test.each(Object.entries(proofs))('a change can touch %s', (_name, { touchedBy }) => {
  expect(touchedBy.filter((start) => !tracked.some((path) => path.startsWith(start)))).toEqual([]);
  expect(touchedBy.length).toBeGreaterThan(0);
});

describe('npm run prove', () => {
  const proof = (touchedBy: string[]) => ({ promise: 'It holds.', command: ['true'], touchedBy });
  const some = { one: proof(['web/']), two: proof(['model/']) };

  test('runs all, those named, or those that a change touches', () => {
    expect(selectProofs(some, [])).toEqual(['one', 'two']);
    expect(selectProofs(some, ['two'])).toEqual(['two']);
    expect(selectProofs(some, [], ['model/ids.ts', 'README.md'])).toEqual(['two']);
  });

  test('refuses a name that does not exist', () => {
    expect(() => selectProofs(some, ['tow'])).toThrow('There is no proof "tow". Proofs: one two');
  });

  test('passes what is not its own option to the proof', () => {
    expect(readArguments(['walk', '--only', 'keep', '--seed', '7', '--again'])).toEqual({
      ...{ names: ['walk'], since: undefined, seed: 7, again: true, list: false },
      rest: ['--only', 'keep'],
    });
  });
});
