import { wholeName } from '../../../model/search/wholeName';

/** Returns names as the field `wholeNames` of a search document has them, by which a person is found first. */
export const wholeNames = (names: readonly unknown[]): string[] => [
  ...new Set(
    names
      .filter((name): name is string => typeof name === 'string')
      .map((name) => wholeName(name.normalize('NFKC')))
      .filter((name) => name !== ''),
  ),
];
