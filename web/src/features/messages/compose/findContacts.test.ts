import { findContacts } from './findContacts';

const HOST = 'enishi.example.com';

test.each([
  ['連絡は yui@example.com まで', ['mail']],
  ['ｙｕｉ＠ｅｘａｍｐｌｅ．ｃｏｍ です', ['mail']],
  ['090-1234-5678 です', ['phone']],
  ['電話は０３ー１２３４ー５６７８へ', ['phone']],
  ['+81 90 1234 5678', ['phone']],
  ['資料は https://files.example.com/a です', ['link']],
  [`https://${HOST}/jobs をご覧ください`, []],
  ['https://meet.google.com/abc-defg-hij でお願いします', []],
  ['https://us02web.zoom.us/j/09012345678?pwd=x です', []],
  ['https://teams.microsoft.com/l/meetup-join/19%3ameeting', []],
  ['https://teams.live.com/meet/9312345678901', []],
  ['https://zoom.us.example.com/j/1 です', ['link']],
  ['https://zoom.us/j/1 または 090-1234-5678', ['phone']],
  ['2026-11-23 10:30 から 1,200,000円で', []],
  ['時給は2000〜3000円、週3日です', []],
  ['よろしくお願いいたします', []],
])('「%s」: %j', (text, expected) => {
  expect(findContacts(text, HOST)).toEqual(expected);
});
