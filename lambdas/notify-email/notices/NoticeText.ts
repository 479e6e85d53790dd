/** What the mail of a notice says, and the words of its link. */
export interface NoticeText {
  subject: string;
  paragraphs: readonly string[];
  label: string;
}
