import { Rail } from '../../../components/rail/Rail';
import type { Example } from '../Example';

const names = ['着物の織元', '器の窯元', '和紙の工房', '漆の工房', '藍の染元'];

const show = (isNarrow: boolean) => () => (
  <>
    <h2 id="workshops">工房</h2>
    <Rail labelledBy="workshops" isNarrow={isNarrow}>
      {names.map((name) => (
        <a key={name} href="#workshops">
          {name}
        </a>
      ))}
    </Rail>
  </>
);

export const example: Example = {
  name: 'Rail',
  states: { cards: show(false), narrow: show(true) },
};
