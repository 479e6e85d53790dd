import { Dice } from '../lib/Dice';
import type { DemoJob } from './DemoJob';
import type { DemoTalent } from './DemoTalent';

/** Who keeps which jobs: a third of the talents a few each, the test talent eight and one that has closed. */
export function drawKeeps(
  mine: DemoTalent,
  talents: DemoTalent[],
  jobs: DemoJob[],
): Map<DemoTalent, DemoJob[]> {
  const dice = new Dice('keeps');
  const open = jobs.filter(({ isOpen }) => isOpen);
  const closed = jobs.filter(({ values }) => values.closedAt !== undefined);
  const wanted = dice.some(open, 40);
  const keeps = new Map([[mine, [...dice.some(open, 8), ...closed.slice(0, 1)]]]);
  for (const talent of talents) {
    if (!dice.chance(0.35)) continue;
    const own = open.filter(({ occupation }) => occupation === talent.text.occupation);
    const liked = [...dice.some(own, dice.int(1, 4)), ...dice.some(wanted, dice.int(0, 2))];
    keeps.set(talent, [...new Set(liked)]);
  }
  return keeps;
}
