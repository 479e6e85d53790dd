import { selectionWords } from './selectionWords';

/**
 * Returns the aliases directly in a selection set, without those below its fields. Aliases in named fragments are
 * missing, because AppSync does not pass them on.
 * @param text `ctx.info.selectionSetGraphQL`
 */
export function visibleAliases(text: string): string[] {
  return selectionWords(text)
    .filter(({ kind, above }) => kind === 'alias' && above.length === 0)
    .map(({ name }) => name);
}
