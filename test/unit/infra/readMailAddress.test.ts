import { readMailAddress } from '../../../infra/readMailAddress';

test.each([
  ['no-reply@example.com', { name: '', address: 'no-reply@example.com', domain: 'example.com' }],
  [
    ' Enishi <no-reply@Mail.Example.com> ',
    { name: 'Enishi', address: 'no-reply@Mail.Example.com', domain: 'mail.example.com' },
  ],
  [
    '縁 <no-reply@example.com>',
    { name: '=?UTF-8?B?57iB?=', address: 'no-reply@example.com', domain: 'example.com' },
  ],
  [
    'Enishi, Inc. <no-reply@example.com>',
    { name: '=?UTF-8?B?RW5pc2hpLCBJbmMu?=', address: 'no-reply@example.com', domain: 'example.com' },
  ],
])('%s is read', (text, expected) => {
  expect(readMailAddress(text)).toEqual(expected);
});

test.each([
  '',
  'Enishi',
  'a@b',
  'a b@example.com',
  'a@-example.com',
  'Enishi <a@example.com',
  'Enishi <a@example.com>\r\nBcc: b@example.com',
  'a@example.com, b@example.com',
])('%j is not an address', (text) => {
  expect(readMailAddress(text)).toBeNull();
});
