import { jobStaff } from '../../../model/jobStaff';

const job = { owners: ['maker', 'admin'], clientIds: ['maker'], consultantIds: ['adviser', 'maker'] };

test('the owners represent the organization; the one who created the job only while being a member', () => {
  expect(jobStaff(job, { memberIds: ['maker'], owners: ['head'] })).toEqual(['maker', 'admin']);
  expect(jobStaff(job, { memberIds: [], owners: ['head'] })).toEqual(['admin']);
});

test('without an owner, the owners of the organization and the consultants do, each once', () => {
  const known = { memberIds: [], owners: ['head', 'adviser'] };
  expect(jobStaff({ consultantIds: ['adviser'] }, known)).toEqual(['head', 'adviser']);
});

test('a former member represents it in no other role either', () => {
  const left = { ...job, owners: ['maker'] };
  expect(jobStaff(left, { memberIds: [], owners: ['head', 'maker'] })).toEqual(['head', 'adviser']);
});
