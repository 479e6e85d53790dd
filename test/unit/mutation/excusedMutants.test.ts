import { join } from 'node:path';
import { allMutants } from '../../mutation/allMutants';
import { excusedMutants } from '../../mutation/excusedMutants';
import { mutantsOf } from '../../mutation/refusalMutants';
import { staleExcuses } from '../../mutation/staleExcuses';

const file = 'resolvers/job/Query.getThing.ts';
const source = `
export function request(ctx: Context) {
  if (!ctx.args.id) invalid('id', 'required');
  if (
    ctx.args.id.length > 10
  )
    return fail('NotFound', 'There is no such thing.');
  return ctx.result ?? fail('NotFound', 'There is no such thing.');
}
`;
const excuse = {
  'job/Query.getThing.ts#request: if (ctx.args.id.length > 10)': 'the table has no such keys',
};
const namesOf = (text: string) => mutantsOf(file, text).map(({ name }) => name);

describe('the excused mutants', () => {
  const mutants = allMutants(join(__dirname, '..', '..', '..'));

  test('all exist', () => {
    expect(staleExcuses(mutants, excusedMutants)).toEqual([]);
  });

  test('are a small part of all mutants', () => {
    expect(mutants.length).toBeGreaterThan(300);
    expect(Object.keys(excusedMutants).length).toBeLessThan(mutants.length / 5);
  });
});

describe('a mutant’s name', () => {
  test('is the file and the declaration of its only guard', () => {
    const only =
      "export const getThing = operation('Query.getThing', { grants: [] }).unit('Talent', {\n  response: (ctx) => ctx.result ?? fail('NotFound', 'No.'),\n});";
    expect(namesOf(only)).toEqual(['job/Query.getThing.ts#getThing.response']);
  });

  test('has the text of the guard where the declaration has several', () => {
    expect(namesOf(source)).toEqual([
      'job/Query.getThing.ts#request: if (!ctx.args.id)',
      'job/Query.getThing.ts#request: if (ctx.args.id.length > 10)',
      'job/Query.getThing.ts#request: ctx.result ?? fail(…)',
    ]);
  });

  test('stays when a check is inserted before the guard', () => {
    const longer = source.replace(
      '  if (!ctx',
      "  if (ctx.args.isNew) fail('Conflict', 'It is new.');\n  if (!ctx",
    );
    expect(namesOf(longer)).toEqual([
      'job/Query.getThing.ts#request: if (ctx.args.isNew)',
      ...namesOf(source),
    ]);
    expect(staleExcuses(mutantsOf(file, longer), excuse)).toEqual([]);
  });
});

describe('an excuse', () => {
  test('is reported by name, with the candidates, when its guard has changed', () => {
    const changed = source.replace('length > 10', 'length > 20');
    expect(staleExcuses(mutantsOf(file, changed), excuse)).toEqual([
      'No mutant is called “job/Query.getThing.ts#request: if (ctx.args.id.length > 10)”. Mutants of job/Query.getThing.ts ' +
        'without an excuse: job/Query.getThing.ts#request: if (!ctx.args.id); job/Query.getThing.ts#request: if (ctx.args.id.length > 20); ' +
        'job/Query.getThing.ts#request: ctx.result ?? fail(…).',
    ]);
  });
});
