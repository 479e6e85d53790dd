/** What became of a demo scout. A recommendation is none. */
type ScoutState = 'recommended' | 'sent' | 'opened' | 'replied';

interface ScoutText {
  state: ScoutState;
  /** The message of the scout. `{氏名}` and `{案件名}` are replaced. */
  message?: string;
  reply?: string;
}

const first = `はじめまして。ご経歴を拝見し、「{案件名}」でお力をお借りできるのではと思い、ご連絡しました。

{氏名}さんのこれまでのご経験について、まずは30分ほどオンラインでお話を伺えませんか。ご都合のよい日時をいくつかお知らせください。`;

const second = `突然のご連絡で失礼します。「{案件名}」を一緒に進めてくださる方を探しています。

ご経歴の中で、現場の方と話しながら形にされてきたところに惹かれました。少しでもご興味があれば、お気軽にご返信ください。`;

/** The demo scouts and recommendations for the first public job of the test client, in all states. */
export const scouts: readonly ScoutText[] = [
  { state: 'sent', message: first },
  { state: 'opened', message: first },
  {
    state: 'replied',
    message: second,
    reply: 'ご連絡ありがとうございます。来週の火曜日か木曜日の午後でしたら、お話しできます。',
  },
  { state: 'recommended' },
  { state: 'opened', message: second },
  { state: 'sent', message: second },
  {
    state: 'replied',
    message: first,
    reply: 'お声がけいただき、うれしく思います。稼働は週3日からでもご相談できますか。',
  },
  { state: 'opened', message: first },
  { state: 'recommended' },
];
