import { query } from '../../../support/api/query';
import { nameOf } from '../../matrix/support/rootField';
import type { Send } from '../traces/doDeeds';
import { differing } from './differing';
import { splitAnswer } from './splitAnswer';
import { withToken } from './withToken';

type Answered = Awaited<ReturnType<Send>>;

/** Returns in which fields two answers differ, or the type of the error of the second one. */
function differenceOf(name: string, first: Answered, second: Answered): string {
  if (second.errors[0]) return `${second.errors[0].errorType}`;
  const [was, is] = [splitAnswer(first.data?.[name]), splitAnswer(second.data?.[name])];
  const [before, after] = [
    { ...was.asked, ...was.told },
    { ...is.asked, ...is.told },
  ];
  const isOther = (field: string) => JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  return Object.keys({ ...before, ...after })
    .filter(isOther)
    .toSorted()
    .join(' ');
}

/** Returns whether a mutation may answer its repetition so. */
function isDeclared(name: string, difference: string): boolean {
  const second = differing.find(({ mutations }) => mutations.test(name))?.second;
  if (!second) return difference === '';
  if ('error' in second) return difference === second.error;
  return difference.split(' ').every((field) => field === '' || second.fields.includes(field));
}

/** Returns a sender that sends each mutation twice, as a person does whose first answer was lost, and what it has found. */
export function repeating() {
  const called = new Set<string>();
  const wrong: string[] = [];
  const send: Send = async (asked, as) => {
    const document = withToken(asked) as typeof asked;
    const first = await query(document, {}, as);
    const [name = ''] = Object.keys(first.data ?? {}).map(nameOf);
    if (first.errors.length > 0) return first;
    const difference = differenceOf(name, first, await query(document, {}, as));
    called.add(name);
    if (!isDeclared(name, difference)) wrong.push(`${name}: ${difference || 'the same'}`);
    return { ...first, data: { [name]: splitAnswer(first.data?.[name]).asked } };
  };
  return { send, called, wrong };
}
