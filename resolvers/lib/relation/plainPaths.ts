import { selectionWords } from './selectionWords';

/**
 * Returns those paths of `ctx.info.selectionSetList`, such as `items/name`, that surely are the names of fields. For
 * a field with an alias that list has only the alias, which may be the name of another field.
 * @param text `ctx.info.selectionSetGraphQL`. It contains aliases and inline fragments, but of a named fragment
 * only its name, and AWS does not say whether it contains all selections of a field that is selected twice. So what
 * occurs only there is missing.
 */
export function plainPaths(text: string): string[] {
  return selectionWords(text)
    .filter(({ kind }) => kind === 'field')
    .map(({ above, name }) => [...above, name].join('/'));
}
