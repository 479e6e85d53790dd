/**
 * The event line that is added to the conversation with each step of a meeting. The one about an agreed time is
 * followed by the time.
 */
export const meetingLines = {
  proposed: '面談の日時が提案されました',
  countered: '面談の別の日時が提案されました',
  moving: '面談の日時の変更が提案されました',
  details: '面談の詳細が変更されました',
  agreed: '面談の日時が決まりました',
  cancelled: '面談が取りやめになりました',
} as const;
