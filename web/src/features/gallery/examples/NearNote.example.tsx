import { NearNote } from '../../../components/filters/NearNote';
import type { Example } from '../Example';

export const example: Example = {
  name: 'NearNote',
  states: {
    near: () => <NearNote match="NEAR">完全に一致する人はいません。近い人を表示しています。</NearNote>,
  },
};
