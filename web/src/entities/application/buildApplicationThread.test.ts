import type { TFunction } from 'i18next';
import type { ApplyType } from '../../generated/schema';
import { buildApplicationThread } from './buildApplicationThread';

const t = ((key: string) => key.replace('common.applyType.', '')) as TFunction;
const at = (day: number) => `2026-01-0${day}T00:00:00.000Z`;
const shape = (...args: [{ type: ApplyType; history?: { type: ApplyType; at: string }[] }]) =>
  buildApplicationThread(args[0], t).map(({ label, state }) => `${String(label)} ${state}`);

describe('the thread of an application', () => {
  it('has knots up to the current state and rings after it', () => {
    expect(shape({ type: 'INTERVIEW' })).toEqual([
      'APPLIED reached',
      'SCREENING reached',
      'INTERVIEW reached',
      'OFFERED open',
      'CONTRACTED open',
    ]);
  });

  it('marks the current state and dates those that are known', () => {
    const steps = buildApplicationThread(
      { type: 'SCREENING', history: [{ type: 'SCREENING', at: at(5) }] },
      t,
    );
    expect(steps.filter(({ isCurrent }) => isCurrent).map(({ key }) => key)).toEqual(['SCREENING']);
    expect(steps.map(({ note }) => note)).toEqual([
      undefined,
      '2026年1月5日',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('ends frayed at the state that a declined application had reached', () => {
    const history = [
      { type: 'APPLIED' as const, at: at(1) },
      { type: 'INTERVIEW' as const, at: at(3) },
      { type: 'REJECTED' as const, at: at(4) },
    ];
    expect(shape({ type: 'REJECTED', history })).toEqual([
      'APPLIED reached',
      'SCREENING reached',
      'INTERVIEW reached',
      'REJECTED loosened',
    ]);
  });

  it('ends frayed after the application when its history is not known', () => {
    expect(shape({ type: 'WITHDRAWN' })).toEqual(['APPLIED reached', 'WITHDRAWN loosened']);
  });
});
