import { SkillSet } from '../../../../model/entities/SkillSet';
import { User } from '../../../../model/entities/User';
import { UserPortfolio } from '../../../../model/entities/UserPortfolio';
import type { Limit } from '../../../../model/Limit';
import { brokenLimit } from '../../../../model/rules/brokenLimit';

const broken = (limit: Limit | undefined, value: unknown, input = {}) =>
  limit && brokenLimit(limit, value, input, ['me']);

test.each([
  ['facebookUrl', 'https://www.facebook.com/yuiko', null],
  ['facebookUrl', 'https://FACEBOOK.com', null],
  ['linkedinUrl', 'https://jp.linkedin.com/in/yuiko', null],
  ['twitterUrl', 'https://x.com/yuiko?s=1', null],
  ['instagramUrl', 'https://instagram.com/yuiko', null],
  ['facebookUrl', 'http://facebook.com/yuiko', 'https'],
  ['facebookUrl', 'https://facebook.com.example.com/', 'host'],
  ['facebookUrl', 'https://notfacebook.com/', 'host'],
  ['facebookUrl', 'https://example.com/facebook.com', 'host'],
  ['facebookUrl', 'https://example.com\\.facebook.com', 'host'],
  ['facebookUrl', 'https://facebook.com@example.com/', 'host'],
  ['facebookUrl', 'https://facebook.com:8443/', 'host'],
  ['twitterUrl', 'https://facebook.com/yuiko', 'host'],
])('%s %s: %s', (field, value, rule) => {
  expect(broken(User.limits[field], value)).toBe(rule);
});

test.each([
  ['public/me/01JCN000000000000000000001.png', null],
  ['private/me/01JCN000000000000000000001.webp', null],
  // No upload for a picture gets such a name.
  ['private/me/01JCN000000000000000000001.pdf', 'ownUpload'],
  ['private/me/01JCN000000000000000000001', 'ownUpload'],
  ['private/me/01JCN000000000000000000001.png.png', 'ownUpload'],
  ['private/me/01jcn000000000000000000001.png', 'ownUpload'],
  ['private/me/icon.png', 'ownUpload'],
  ['private/another/01JCN000000000000000000001.pdf', 'ownUpload'],
  ['private/me/file-01JCN000000000000000000001.png', 'ownUpload'],
  ['public/me/file-01JCN000000000000000000001.png', 'ownUpload'],
  ['incoming/me/RESUME/01JCN000000000000000000001.pdf', 'ownUpload'],
  ['exports/me/01JCN000000000000000000001.zip', 'ownUpload'],
  ['private/me/', 'ownUpload'],
  ['private/me/a/b', 'ownUpload'],
  ['https://example.com/icon.png', 'ownUpload'],
  ['', 'ownUpload'],
])('the picture %s: %s', (value, rule) => {
  expect(broken(User.limits.profileIcon, value)).toBe(rule);
});

test.each([
  ['TEXT', '作品', null],
  ['TEXT', ' ', '1..4000'],
  ['LINK', 'https://example.com/', null],
  ['LINK', 'javascript:alert(1)', 'https'],
  ['EMBED', 'https://www.youtube.com/watch?v=1', null],
  ['EMBED', 'https://youtu.be/1', null],
  ['EMBED', 'https://speakerdeck.com/yuiko/1', null],
  ['EMBED', 'https://gist.github.com/yuiko/1', null],
  ['EMBED', 'https://example.com/', 'host'],
  ['EMBED', 'http://youtu.be/1', 'https'],
  ['IMAGE', 'private/me/01JCN000000000000000000001.png', null],
  ['IMAGE', 'https://example.com/a.png', 'ownUpload'],
  ['IMAGE', 'private/me/file-01JCN000000000000000000001.png', 'ownUpload'],
  ['FILE', 'private/me/file-01JCN000000000000000000001.png', null],
  ['FILE', 'private/me/01JCN000000000000000000001.pptx', null],
  ['FILE', 'private/me/01JCN000000000000000000001.exe', 'ownUpload'],
  ['FILE', 'private/me/resume.pdf', 'ownUpload'],
  ['FILE', 'private/another/01JCN000000000000000000001.pdf', 'ownUpload'],
])('a block %s with %s: %s', (type, content, rule) => {
  expect(broken(UserPortfolio.limits.content, content, { type })).toBe(rule);
});

test.each([
  [0, null],
  [2.5, null],
  [40, null],
  [40.5, '0..40'],
  [-0.5, '0..40'],
  [1.2, 'step 0.5'],
])('%s years of experience: %s', (years, rule) => {
  expect(broken(SkillSet.limits.yearsOfExperience, years)).toBe(rule);
});

test.each([
  [0, null],
  [0.5, null],
  [5e-324, '0..1000000'],
  [1e-131, '0..1000000'],
  [-5e-324, '0..1000000'],
])('the number %p, which DynamoDB may not store: %s', (value, rule) => {
  expect(broken([0, 1_000_000], value)).toBe(rule);
});
