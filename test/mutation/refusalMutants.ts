import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import type { Mutant } from './Mutant';

/**
 * A change of a source text that removes one guard: the text from index `from` to index `to` is replaced by
 * `by`.
 */
interface Change {
  from: number;
  to: number;
  by: string;
  /**
   * The source text of the guard. It is either `if (condition)` without its body, or an expression that ends
   * in the call that refuses the request, such as `isAllowed || util.unauthorized()`.
   */
  guard: string;
}

/**
 * Returns the index after the parenthesis that closes the parenthesis at the index `opening` of a source
 * text.
 */
function pastClosing(source: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < source.length; at += 1) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error(`No parenthesis closes the one at ${opening}`);
}

/** Returns the index in a source text at which the expression that contains the given index begins. */
function expressionStart(source: string, index: number): number {
  const before = source.slice(0, index);
  const starts = [...before.matchAll(/\breturn |=> |[;{}]\s*\n\s*/g)];
  const last = starts.at(-1);
  return last ? last.index + last[0].length : 0;
}

/** Patterns of the calls that refuse an operation, and of those that end a resolver with an empty result. */
const calls = {
  refusal: String.raw`(?:fail|invalid|refusePosting)\((?!\w+:)`,
  emptyAnswer: String.raw`(?:runtime\.earlyReturn\(|endPipeline\(ctx, )(?:null|emptyPage\b)`,
};

/**
 * Matches a call that ends the whole pipeline with an empty result. Other calls with an empty result end only
 * their step, and the pipeline continues with the next step.
 */
const emptyAnswerAtOnce = String.raw`(?:${calls.emptyAnswer}[^;]*skipTo: 'END'|endPipeline\(ctx, (?:null|emptyPage\b))`;

/** The steps that another one follows. What is read ahead does not count: it adds nothing to an empty page. */
const followed = new Set(
  resolverPlans.flatMap(({ steps }) =>
    steps
      .filter(({ file }) => !file.endsWith('#ahead'))
      .slice(0, -1)
      .map(({ file }) => file),
  ),
);

const oneLine = (text: string) =>
  text.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(/,? \)/g, ')');

/**
 * Finds the guards in a source text that decide about a call which matches `call`. If the call is the body of
 * an `if`, the condition is replaced by `false`. Otherwise the call is replaced by `void`, which evaluates
 * only the call's arguments.
 */
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
    changes.push({ from, to, by: '(false)', guard: oneLine(source.slice(index, to)) });
  }
  for (const { index, 0: text } of source.matchAll(new RegExp(String.raw`\b${call}`, 'g'))) {
    if (conditional.has(index)) continue;
    const to = index + text.indexOf('(');
    changes.push({
      from: index,
      to,
      by: 'void ',
      guard: `${oneLine(source.slice(expressionStart(source, index), to))}(…)`,
    });
  }
  return changes.toSorted((one, other) => one.from - other.from);
}

/** Returns the name of the step that contains the index in the text of a resolver; empty outside of named steps. */
function stepAt(source: string, index: number): string {
  const before = [...source.slice(0, index).matchAll(/^  (?:\.step\('(\w+)'|(\w+): \{$)/gm)].at(-1);
  return before?.[1] ?? before?.[2] ?? '';
}

/**
 * Returns the name of what contains the index: a function or constant at the top of the file, or a step of an operation,
 * both with the handler if it is in one, such as `read.response`.
 */
function declarationAt(source: string, index: number): string {
  const text = source.slice(0, index);
  const pattern = /^(?:export )?(?:const|function) (\w+)|^  (?:\.step\('(\w+)'|(\w+): \{$)/gm;
  const declared = [...text.matchAll(pattern)].at(-1);
  const handler = /\n +(request|response)[:(](?![^]*\n +(?:request|response)[:(])/.exec(
    text.slice(declared?.index ?? 0),
  );
  return [declared?.slice(1).find(Boolean), handler?.[1]].filter(Boolean).join('.');
}

/**
 * Returns the mutants of one resolver file. Each is named after the file and the declaration with its guard and, if the
 * declaration has several guards, the text of the guard.
 */
export function mutantsOf(file: string, source: string): Mutant[] {
  const isAlone = new Map<string, boolean>();
  for (const call of [calls.refusal, calls.emptyAnswer])
    for (const { from } of changesOf(source, call)) {
      const declaration = declarationAt(source, from);
      isAlone.set(declaration, !isAlone.has(declaration));
    }
  const mutant = ({ from, to, by, guard }: Change) => {
    const declaration = declarationAt(source, from);
    const text = isAlone.get(declaration) ? '' : `: ${guard}`;
    return {
      name: `${file.slice('resolvers/'.length)}#${declaration}${text}`,
      file,
      source: `${source.slice(0, from)}${by}${source.slice(to)}`,
    };
  };
  const isFollowed = ({ from }: Change) =>
    followed.has(file) || followed.has(`${file}#${stepAt(source, from)}`);
  return [
    ...changesOf(source, calls.refusal).map((change) => ({ ...mutant(change), isRefusal: true as const })),
    ...changesOf(source, emptyAnswerAtOnce).filter(isFollowed).map(mutant),
    ...changesOf(source, calls.emptyAnswer)
      .filter((change) => !isFollowed(change))
      .map(mutant),
  ];
}

/** Creates a mutant for every guard in the resolvers that refuses a call or leads to an empty result. */
export function refusalMutants(root: string): Mutant[] {
  const files = readdirSync(join(root, 'resolvers'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => join('resolvers', name))
    .toSorted();
  return files.flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')));
}
