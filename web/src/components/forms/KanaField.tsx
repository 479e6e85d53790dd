import { toFullWidthKatakana } from '../../lib/format/toFullWidthKatakana';
import { NormalizedInput, type NormalizedInputProps } from './NormalizedInput';

/**
 * A form field for the kana reading of a name. People may type hiragana or half-width katakana, which become
 * full-width katakana.
 */
export const KanaField = (props: Omit<NormalizedInputProps, 'normalize'>) => (
  <NormalizedInput {...props} normalize={toFullWidthKatakana} />
);
