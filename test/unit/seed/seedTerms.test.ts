import { createHash } from 'node:crypto';
import { canonicalTerms } from '../../../model/terms/canonicalTerms';
import { listTermsFaults } from '../../../model/terms/listTermsFaults';
import type { ContractKind } from '../../../model/terms/TermsItem';
import { seeded } from '../../support/seedData';

interface Sheet {
  kind: ContractKind;
  state: string;
  amends?: number;
  hash?: string;
  answers: { key: string; value: string }[];
}

const sheets = seeded('TermsSheet') as unknown as Sheet[];

test('the demo data have open and accepted sheets of terms of both kinds, and each could be sent', () => {
  const kinds = sheets.map(({ kind, state }) => `${kind} ${state}`);
  for (const kind of ['CONTRACT SENT', 'CONTRACT ACCEPTED']) expect(kinds).toContain(kind);
  expect(sheets.filter(({ amends, state }) => amends === 1 && state === 'SENT').length).toBeGreaterThan(0);
  for (const { kind, answers } of sheets)
    expect(listTermsFaults(kind, Object.fromEntries(answers.map(({ key, value }) => [key, value])))).toEqual(
      [],
    );
});

test('a demo contract waits for an answer about its end', () => {
  const endings = seeded('UserApplies').filter(({ ending }) => ending);
  expect(endings.length).toBeGreaterThan(0);
});

test('accepted sheets have the hash of what they say', () => {
  for (const sheet of sheets) {
    const hash = createHash('sha256')
      .update(canonicalTerms({ ...sheet }))
      .digest('hex');
    expect(sheet.hash).toBe(sheet.state === 'ACCEPTED' ? hash : undefined);
  }
});

test('the demo contracts show paper that was asked for and handed over, and a wish that came back', () => {
  const logs = seeded('UserApplies').map(({ deliveries }) =>
    ((deliveries ?? []) as { deed: string; side: string; at: string }[])
      .map(({ deed, side }) => `${side} ${deed}`)
      .join(', '),
  );
  expect(logs).toContain('TALENT REQUEST, CLIENT HAND_OVER');
  expect(logs).toContain('TALENT REVOKE, CLIENT HAND_OVER, TALENT WISH');
});
