import type { KeyMigration } from '../Migration';

const JAPAN = 9 * 3_600_000;

/**
 * Migration to data version 6. Moves the entries of the audit log that were written between midnight and nine o'clock
 * in Japan from the partition of the day before, which was that of UTC, to that of their day in Japan.
 */
export const auditDays: KeyMigration = {
  title: 'move audit entries to the partition of their day in Japan',
  tables: ['Insight'],
  mayAppear: [],
  targetKey({ pk, sk, __typename, at }) {
    if (__typename !== 'AuditEntry' || !pk.startsWith('Audit#')) return undefined;
    const day = new Date(Date.parse(String(at)) + JAPAN).toISOString().slice(0, 10);
    return pk === `Audit#${day}` ? undefined : { pk: `Audit#${day}`, sk };
  },
};
