import type { Photo } from '../../walk/report/Photo';
import { tryTwice } from '../../walk/tryTwice';

const photo = (...problems: string[]): Photo => ({
  sheet: 'keep',
  title: 'ready',
  at: '/keep',
  problems,
  styles: [],
});

async function run(...rounds: Photo[][]) {
  const lines: string[] = [];
  let round = 0;
  const photos = await tryTwice(
    () => Promise.resolve(rounds[round++]!),
    (line) => lines.push(line),
  );
  return { problems: photos.flatMap(({ problems }) => problems), lines, rounds: round };
}

test('a page without problems is photographed once', async () => {
  expect(await run([photo(), photo()])).toEqual({ problems: [], lines: [], rounds: 1 });
});

test('a problem that is gone the second time does not count, and is logged', async () => {
  expect(await run([photo(), photo('the state is not shown')], [photo(), photo()])).toEqual({
    problems: [],
    lines: ['again: keep ready: the state is not shown'],
    rounds: 2,
  });
});

test('a problem that shows again counts', async () => {
  const { problems, rounds } = await run([photo('cut text')], [photo('cut text')]);
  expect(problems).toEqual(['cut text']);
  expect(rounds).toBe(2);
});
