import { query } from '../../../support/api/query';
import type { Person } from '../../../support/api/Person';
import { documents } from '../../documents';
import { readAuditEntries } from '../../readAuditEntries';
import type { OpenArea } from '../OpenArea';

/** Tests that each move of an application by anybody but the applicant is in the audit log, once. */
export function describeMovesInLog(area: OpenArea): void {
  const move = async (input: object, as: Person, condition?: object) =>
    (await query(documents.move, { input, condition }, as)).errors[0]?.errorType;
  const movesOf = async (talent: Person) =>
    (await readAuditEntries({ subject: talent.sub }, area.admin)).filter(
      ({ action }) => action === 'moveApplication',
    );
  const type = (before: string, after: string) => ({
    field: 'type',
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  });
  const reason = { field: 'reason', before: 'null', after: 'true' };

  test('by clients, consultants and administrators, with both states and whether there is a reason', async () => {
    const { person, id } = await area.applicant();
    expect(await move({ id, type: 'SCREENING' }, area.client)).toBeUndefined();
    expect(await move({ id, type: 'INTERVIEW', reason: '経験が合う方' }, area.consultant)).toBeUndefined();
    expect(
      await move(
        { id, type: 'REJECTED', rejectionReason: 'CONDITIONS', reason: '条件が合わない方' },
        area.admin,
      ),
    ).toBeUndefined();
    const found = await movesOf(person);
    expect(found.map(({ actor, changes }) => [actor, changes])).toEqual([
      [area.admin.sub, [type('INTERVIEW', 'REJECTED'), reason, { ...reason, field: 'decision' }]],
      [area.consultant.sub, [type('SCREENING', 'INTERVIEW'), reason]],
      [area.client.sub, [type('APPLIED', 'SCREENING')]],
    ]);
    for (const { detail } of found) expect(detail).toMatch(new RegExp(` ${area.ownJob()}$`));
    expect(JSON.stringify(found)).not.toContain('方');
  });

  test('but not moves by the applicant, and none that was refused', async () => {
    const { person, id } = await area.applicant();
    for (const [to, as, refusal, condition] of [
      ['OFFERED', area.client, 'Conflict'],
      ['WITHDRAWN', area.consultant, 'Unauthorized'],
      ['SCREENING', area.other, 'NotFound'],
      ['SCREENING', area.client, 'Conflict', { version: { eq: 99 } }],
      ['SCREENING', area.admin, 'Conflict', { version: { eq: 99 } }],
    ] as const)
      expect([to, await move({ id, type: to }, as, condition)]).toEqual([to, refusal]);
    expect(await move({ id, type: 'WITHDRAWN' }, person)).toBeUndefined();
    expect(await move({ id, type: 'APPLIED' }, person)).toBeUndefined();
    expect(await movesOf(person)).toEqual([]);
  });

  test('once, when two people make the same move at the same moment', async () => {
    const { person, id } = await area.applicant();
    const moves = [area.client, area.consultant, area.admin].map((as) => move({ id, type: 'SCREENING' }, as));
    const refusals = (await Promise.all(moves)).filter(Boolean);
    expect(refusals).toEqual(['Conflict', 'Conflict']);
    expect(await movesOf(person)).toHaveLength(1);
  });
}
