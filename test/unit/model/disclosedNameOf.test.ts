import { disclosedNameOf } from '../../../model/disclosedNameOf';
import { enums } from '../../../model/enums';

const hidden = { isHideOrganizationName: true, organizationName: '株式会社かくれざと' };
const told = (job: object, ...states: string[]) =>
  disclosedNameOf({ type: states.at(-1), history: states.map((type) => ({ type })) }, { ...job });

test.each(enums.ApplyType)('an application that comes from APPLIED to %s', (type) => {
  const isTakenUp = ['SCREENING', 'INTERVIEW', 'OFFERED', 'CONTRACTED'].includes(type);
  expect(told(hidden, 'APPLIED', type)).toBe(isTakenUp ? hidden.organizationName : null);
});

test.each(['REJECTED', 'WITHDRAWN', 'APPLIED'])('who was told the name goes on knowing it: %s', (type) => {
  expect(told(hidden, 'APPLIED', 'SCREENING', type)).toBe(hidden.organizationName);
});

test('a job that shows its organization has nothing to disclose, nor one without a name', () => {
  expect(told({ ...hidden, isHideOrganizationName: false }, 'APPLIED', 'SCREENING')).toBeNull();
  expect(told({ isHideOrganizationName: true }, 'APPLIED', 'SCREENING')).toBeNull();
});
