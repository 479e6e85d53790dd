import { OfWidth } from '../../../components/layout/OfWidth';
import type { Example } from '../Example';

export const example: Example = {
  name: 'OfWidth',
  states: {
    both: () => (
      <>
        <OfWidth width="narrow">携帯電話の幅で表示します</OfWidth>
        <OfWidth width="wide">それより広い画面で表示します</OfWidth>
      </>
    ),
  },
};
