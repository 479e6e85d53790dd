import { foldText } from '../../../../model/search/foldText';

const plain = (text: string) => foldText(text.normalize('NFKC'));

/**
 * Returns true when the text that a person typed occurs in the name of a catalogue entry, whatever the
 * case, the width, the kind of kana or the spelling.
 */
export const isFoundBy = (entry: string, typed: string): boolean => plain(entry).includes(plain(typed));
