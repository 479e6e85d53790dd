import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolverPlans } from '../../infra/resolverPlans';
import type { Mutant } from './Mutant';

/** Where in a source a guard stands, and what it says without it. */
interface Change {
  from: number;
  to: number;
  by: string;
}

/** Past the parenthesis that closes the one at this place. */
function pastClosing(source: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < source.length; at += 1) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error(`Nothing closes the parenthesis at ${opening}`);
}

/** The ways to refuse, and the ways to answer with nothing. */
const kinds = {
  refusal: String.raw`(?:fail|invalid)\((?!\w+:)`,
  silence: String.raw`runtime\.earlyReturn\((?:null|nothing\b)`,
};

/** Of a step that others follow: without this it hands on to the next one. */
const silenceAtOnce = String.raw`${kinds.silence}[^;]*skipTo: 'END'`;
const followed = new Set(resolverPlans.flatMap(({ steps }) => steps.slice(0, -1).map(({ file }) => file)));

/** A condition that leads to such a call is made never to hold; elsewhere the call becomes nothing but its arguments. */
function changesOf(source: string, call: string): Change[] {
  const isCall = new RegExp(String.raw`^\s*(?:\{\s*)?(?:return )?(?=${call})`);
  const changes: Change[] = [];
  const conditional = new Set<number>();
  for (const { index, 0: word } of source.matchAll(/\bif (?=\()/g)) {
    const from = index + word.length;
    const to = pastClosing(source, from);
    const lead = isCall.exec(source.slice(to));
    if (!lead) continue;
    conditional.add(to + lead[0].length);
    changes.push({ from, to, by: '(false)' });
  }
  for (const { index, 0: text } of source.matchAll(new RegExp(String.raw`\b${call}`, 'g'))) {
    const opening = index + text.indexOf('(');
    if (!conditional.has(index)) changes.push({ from: index, to: opening, by: 'void ' });
  }
  return changes.toSorted((one, other) => one.from - other.from);
}

/** Every refusal of the resolvers and of what they share, and every answer of nothing, each left out in turn. */
export function refusalMutants(root: string): Mutant[] {
  const files = readdirSync(join(root, 'resolvers'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => join('resolvers', name))
    .toSorted();
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const mutant = (kind: keyof typeof kinds) => (change: Change, index: number) => ({
      name: `${file.slice('resolvers/'.length)}, ${kind} ${index + 1}`,
      file,
      source: `${source.slice(0, change.from)}${change.by}${source.slice(change.to)}`,
      ...(kind === 'refusal' ? { isRefusal: true as const } : {}),
    });
    return [
      ...changesOf(source, kinds.refusal).map(mutant('refusal')),
      ...changesOf(source, followed.has(file) ? silenceAtOnce : kinds.silence).map(mutant('silence')),
    ];
  });
}
