import { japanDay } from '../../../../model/japanDay';
import type { EnumValue } from '../../../../model/enums';
import type { StoredItem } from '../../lib/StoredItem';
import type { DemoApplication } from './DemoApplication';

const HOUR = 3_600_000;

type Deed = readonly [deed: EnumValue<'DeliveryDeed'>, side: EnumValue<'ReviewSide'>, hours: number];

/** The talent of an employment would rather have paper, gets it, and wishes for the electronic form again. */
const employment: readonly Deed[] = [
  ['REVOKE', 'TALENT', 1],
  ['HAND_OVER', 'CLIENT', 4],
  ['WISH', 'TALENT', 6],
];

/** The talent of freelance work asks for paper, and gets it. */
const contract: readonly Deed[] = [
  ['REQUEST', 'TALENT', 1],
  ['HAND_OVER', 'CLIENT', 4],
];

/** Returns what both sides of a demo contract did about its document on paper, in the hours after the acceptance. */
export function deliveriesOf({ type }: DemoApplication, accepted: StoredItem['item'] | undefined) {
  if (type !== 'CONTRACTED' || !accepted) return [];
  const deeds = accepted.kind === 'EMPLOYMENT' ? employment : contract;
  return deeds.map(([deed, side, hours]) => {
    const at = new Date(Date.parse(String(accepted.answeredAt)) + hours * HOUR).toISOString();
    return { number: accepted.number, deed, side, at, on: japanDay(at) };
  });
}
