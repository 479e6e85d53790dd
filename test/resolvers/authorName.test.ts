import { authorAttributes } from '../../resolvers/lib/access/ownership';
import { Evaluation } from '../../model/entities/Evaluation';

const who = { sub: 'author', isAdmin: false } as Parameters<typeof authorAttributes>[2];
const profile = { name: '早川 麻衣', displayName: '早川' };

test('an evaluation is signed with the display name, never with the full name', () => {
  expect(authorAttributes(Evaluation, {}, who, profile)).toMatchObject({ picName: '早川' });
  expect('picName' in authorAttributes(Evaluation, {}, who, { name: '早川 麻衣' })).toBe(false);
});

test('whoever writes for an organization signs with the organization’s name alone', () => {
  const by = authorAttributes(Evaluation, {}, who, profile, '大手メーカー');
  expect(by).toMatchObject({ picName: '大手メーカー', picOrganizationName: '大手メーカー' });
  expect(JSON.stringify(by)).not.toContain('早川');
});
