import { domesticTel } from '../../../../model/domesticTel';
import { normalizeJapaneseTel } from '../../lib/format/normalizeJapaneseTel';
import { NormalizedInput, type NormalizedInputProps } from './NormalizedInput';

const normalize = (text: string) => domesticTel(normalizeJapaneseTel(text)) ?? text;

/** A form field for a Japanese phone number, in any form and width. It is shown as 090-1234-5678. */
export const TelInput = (props: Omit<NormalizedInputProps, 'normalize'>) => (
  <NormalizedInput autoComplete="off" {...props} type="tel" normalize={normalize} />
);
