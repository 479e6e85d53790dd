import { findDelivery } from '../../../../model/terms/findDelivery';
import { listDeliveryDeeds } from '../../../../model/terms/listDeliveryDeeds';

/** How a document is delivered, and what each side can do, as a table: what was agreed, what was done, what follows. */
type Deed = 'WISH' | 'REVOKE' | 'REQUEST' | 'HAND_OVER';
const did = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [deed, on, number = '1'] = word.split('/');
      return { deed: deed as Deed, on: `2026-${on}`, number: Number(number) };
    });

test.each([
  // Employment without a wish: paper from the acceptance on.
  ['EMPLOYMENT', false, 1, '', 'DUE since 2026-11-30 until 2026-12-07', 'WISH', 'HAND_OVER'],
  ['EMPLOYMENT', true, 1, '', 'NONE', 'REVOKE', ''],
  ['EMPLOYMENT', false, 1, 'WISH/12-01', 'NONE', 'REVOKE', ''],
  ['EMPLOYMENT', true, 1, 'REVOKE/12-24', 'DUE since 2026-12-24 until 2026-12-31', 'WISH', 'HAND_OVER'],
  ['EMPLOYMENT', true, 1, 'REVOKE/12-24 HAND_OVER/12-25', 'DONE 2026-12-25', 'WISH', ''],
  ['EMPLOYMENT', false, 1, 'HAND_OVER/12-01 WISH/12-02 REVOKE/12-03', 'DONE 2026-12-01', 'WISH', ''],
  // The changed terms of an employment are on paper again.
  ['EMPLOYMENT', false, 2, 'HAND_OVER/12-01/1', 'DUE since 2026-11-30 until 2026-12-07', 'WISH', 'HAND_OVER'],
  // Freelance work: on request alone, again after a change.
  ['CONTRACT', null, 1, '', 'NONE', 'REQUEST', ''],
  ['CONTRACT', null, 1, 'REQUEST/12-28', 'DUE since 2026-12-28 until 2027-01-04', '', 'HAND_OVER'],
  ['CONTRACT', null, 1, 'REQUEST/12-28 HAND_OVER/12-30', 'DONE 2026-12-30', '', ''],
  ['CONTRACT', null, 2, 'REQUEST/12-28 HAND_OVER/12-30/1', 'NONE', 'REQUEST', ''],
  // A request is not lost with a change.
  ['CONTRACT', null, 2, 'REQUEST/12-28/1', 'DUE since 2026-12-28 until 2027-01-04', '', 'HAND_OVER'],
] as const)(
  '%s, wished %j, version %d, after “%s”: %s',
  (kind, wantsElectronic, number, log, state, talent, client) => {
    const found = findDelivery({ kind, number, wantsElectronic, acceptedOn: '2026-11-30' }, did(log));
    const { paper, since, dueOn, handedOn } = found;
    const said = { DUE: `DUE since ${since} until ${dueOn}`, DONE: `DONE ${handedOn}`, NONE: 'NONE' };
    expect(said[paper]).toBe(state);
    expect(listDeliveryDeeds('TALENT', kind, found).join(' ')).toBe(talent);
    expect(listDeliveryDeeds('CLIENT', kind, found).join(' ')).toBe(client);
  },
);
