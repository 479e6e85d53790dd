import fc from 'fast-check';

/**
 * The words of the generated texts. There are only a few, so that searches often use a word of a hidden
 * field.
 */
export const vocabulary = [
  ...[
    '決済',
    '台帳',
    '医療',
    'Go',
    'Kotlin',
    '京都',
    '設計',
    '副業',
    '株式会社カルミア',
    '森川 遥',
    '業務改善',
    'C++',
  ],
];

export const word = fc.constantFrom(...vocabulary);
export const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('の'));
export const amount = fc.constantFrom(1000, 3000, 5000, 800_000);

/** Generates two independent values of a hidden field, one for each data set of a pair. */
export const secret = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<[T, T]> => fc.tuple(of, of);

/**
 * Returns the values of a field in both data sets of a pair: the given ones if the field is hidden, otherwise
 * the first one for both.
 */
export const alike = <T>([one, other]: [T, T], isHidden: boolean): [T, T] => [one, isHidden ? other : one];
