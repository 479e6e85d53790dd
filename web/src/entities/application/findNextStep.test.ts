import { findNextStep } from './findNextStep';

const since = '2026-01-05T00:00:00.000Z';
const [before, after] = ['2026-01-04T00:00:00.000Z', '2026-01-06T00:00:00.000Z'];
const step = (
  type: 'APPLIED' | 'SCREENING' | 'INTERVIEW' | 'OFFERED',
  by?: 'talent' | 'organization',
  at = after,
) => findNextStep({ type, history: [{ at: since }] }, by && { by, at });

test.each([
  ['APPLIED', 'organization', 'review'],
  ['SCREENING', 'organization', 'decide'],
  ['INTERVIEW', 'organization', 'arrange'],
  ['OFFERED', 'talent', 'answerOffer'],
] as const)('in the state %s it is up to the %s to %s', (type, actor, expected) => {
  expect(step(type)).toEqual({ actor, step: expected });
});

test('a message is answered by the other party', () => {
  expect(step('APPLIED', 'organization')).toEqual({ actor: 'talent', step: 'answer' });
  expect(step('OFFERED', 'talent')).toEqual({ actor: 'organization', step: 'reply' });
});

test('a message from before the current state counts no more', () => {
  expect(step('INTERVIEW', 'organization', before)).toEqual({ actor: 'organization', step: 'arrange' });
});

test.each(['CONTRACTED', 'REJECTED', 'WITHDRAWN'] as const)('nobody is expected to act in %s', (type) => {
  expect(findNextStep({ type }, { by: 'talent', at: after }).actor).toBeNull();
});

describe('a meeting', () => {
  const future = '2999-01-05T01:00:00.000Z';
  const next = (meeting: object, by?: 'talent' | 'organization', at = after) =>
    findNextStep(
      {
        ...{ type: 'INTERVIEW', history: [{ at: since }] },
        meetings: [{ state: 'PROPOSED', times: [], updatedAt: since, ...meeting }],
      },
      by && { by, at },
    );
  const offered = { times: [future], answerBy: future };

  test('is up to the side that did not offer the times', () => {
    expect(next({ ...offered, offeredBy: 'CLIENT' })).toEqual({ actor: 'talent', step: 'takeTime' });
    expect(next({ ...offered, offeredBy: 'TALENT' })).toEqual({ actor: 'organization', step: 'takeTime' });
    expect(next({ ...offered, offeredBy: 'CLIENT', answerBy: since })).toMatchObject({ step: 'arrange' });
  });

  test('is up to nobody once it is agreed, and to the organization once it is past', () => {
    const agreed = { state: 'AGREED', at: future };
    expect(next(agreed)).toEqual({ actor: null, step: 'meet' });
    expect(next({ ...agreed, at: since })).toEqual({ actor: 'organization', step: 'judge' });
    expect(next({ ...agreed, state: 'CANCELLED' })).toMatchObject({ step: 'arrange' });
  });

  test('gives way to a later message', () => {
    expect(next({ ...offered, offeredBy: 'CLIENT' }, 'talent')).toMatchObject({ step: 'reply' });
    expect(next({ ...offered, offeredBy: 'CLIENT' }, 'talent', before)).toMatchObject({ step: 'takeTime' });
  });
});

test.each([
  [null, 'organization', 'sendTerms'],
  [{ state: 'DECLINED' }, 'organization', 'sendTerms'],
  [{ state: 'SENT' }, 'talent', 'answerOffer'],
  [undefined, 'talent', 'answerOffer'],
] as const)('an offer with the terms %j waits for the %s', (terms, actor, next) => {
  expect(findNextStep({ type: 'OFFERED', history: [], terms })).toEqual({ actor, step: next });
});

test.each([
  ['TALENT', 'organization'],
  ['CLIENT', 'talent'],
] as const)('a change of terms that the %s proposes waits for the other side', (proposedBy, actor) => {
  const next = (state: 'SENT' | 'ACCEPTED') =>
    findNextStep({ type: 'CONTRACTED', terms: { state, proposedBy } }, { by: 'talent', at: after });
  expect(next('SENT')).toEqual({ actor, step: 'answerAmendment' });
  expect(next('ACCEPTED')).toEqual({ actor: null, step: 'start' });
});

test.each([
  [{ by: 'CLIENT', state: 'PROPOSED' }, 'talent', 'answerEnding'],
  [{ by: 'TALENT', state: 'NOTIFIED' }, 'organization', 'confirmEnding'],
  [{ by: 'CLIENT', state: 'CONFIRMED', reasonAskedAt: after }, 'organization', 'giveReason'],
  [{ by: 'CLIENT', state: 'CONFIRMED', reasonAskedAt: after, reasonGivenAt: after }, null, 'ending'],
  [{ by: 'CLIENT', state: 'CONFIRMED', lastDay: '2020-03-31' }, null, 'ended'],
  [{ by: 'CLIENT', state: 'DECLINED' }, null, 'start'],
] as const)('of a contract with the end %j it is the turn of %s: %s', (ending, actor, step) => {
  const application = { type: 'CONTRACTED' as const, ending: { lastDay: '2099-12-31', ...ending } };
  expect(findNextStep(application, { by: 'talent', at: after })).toEqual({ actor, step });
});

test.each([
  ['EMPLOYMENT', false, [], 'handOver'],
  ['EMPLOYMENT', false, ['WISH'], 'start'],
  ['EMPLOYMENT', true, ['REVOKE'], 'handOver'],
  ['EMPLOYMENT', null, [], 'start'],
  ['CONTRACT', null, ['REQUEST'], 'handOver'],
  ['CONTRACT', null, ['REQUEST', 'HAND_OVER'], 'start'],
] as const)('paper of %s, wished electronically %j, after %j: %s', (kind, wantsElectronic, deeds, step) => {
  const terms = { state: 'ACCEPTED' as const, kind, number: 1, current: 1, wantsElectronic };
  const deliveries = deeds.map((deed) => ({ number: 1, deed, on: '2026-12-01' }));
  expect(findNextStep({ type: 'CONTRACTED', terms, deliveries })).toMatchObject({ step });
});
