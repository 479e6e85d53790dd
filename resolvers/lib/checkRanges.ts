import { invalid } from './invalid';
import type { Item } from './Item';

/** Refuses a pair `minimum<Name>`, `maximum<Name>` outside 0 to `most`, or the wrong way round. */
export function checkRanges(input: Item, name: string, most: number): void {
  const [least, greatest] = [input[`minimum${name}`], input[`maximum${name}`]] as (
    | number
    | null
    | undefined
  )[];
  if (least && (least < 0 || least > most)) invalid(`input.minimum${name}`, `0..${most}`);
  if (greatest && (greatest < 0 || greatest > most)) invalid(`input.maximum${name}`, `0..${most}`);
  if (least && greatest && least > greatest) invalid(`input.minimum${name}`, 'notAboveMaximum');
}
