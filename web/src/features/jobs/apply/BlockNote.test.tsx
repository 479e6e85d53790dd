import { render } from '@testing-library/react';
import { aJob } from '../../../testing/aJob';
import { startAllTexts } from '../../../testing/startAllTexts';
import type { ShownJob } from '../show/ShownJob';
import type { Applicant } from './Applicant';
import { BlockNote } from './BlockNote';

const employed = {
  items: [{ id: 'me.1', historyType: 'EMPLOYMENT', isContinuation: true, isCurrentJob: true }],
};

beforeAll(startAllTexts);

function noteOf(job: object, applicant: object): string {
  const shown = { ...aJob(), organization: { id: 'o' }, ...job } as unknown as ShownJob;
  const person = { blocks: [], blockedOrganizationIds: [], ...applicant } as unknown as Applicant;
  return render(<BlockNote job={shown} applicant={person} />).container.textContent ?? '';
}

test('nobody is warned of a company that they do not block', () => {
  expect(noteOf({}, { blocks: [{ id: 'me.b' }], blockedOrganizationIds: ['other'] })).toBe('');
});

test('an application to a blocked company is said to reveal the person', () => {
  expect(noteOf({}, { blockedOrganizationIds: ['o'] })).toContain('ブロックしている企業の案件です。');
});

test('of a job that hides its organization everybody is warned who blocks anybody', () => {
  const hidden = { isHideOrganizationName: true, organization: null };
  const warned = noteOf(hidden, { blocks: [{ id: 'me.b' }] });
  expect(warned).toContain('社名を公開していない案件です。');
  expect(noteOf(hidden, { workHistories: employed })).toBe(warned);
  expect(noteOf(hidden, { workHistories: employed, isShownToEmployers: true })).toBe('');
});
