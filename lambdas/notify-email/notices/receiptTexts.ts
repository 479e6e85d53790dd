import type { MailLanguage } from '../../../model/mailLanguage';

interface ReceiptText {
  subject: (title: string) => string;
  paragraphs: (title: string) => readonly string[];
  label: string;
  /** The heads of what was sent. */
  heads: { message: string; url: string; files: string };
  settings: (url: string) => string;
  number: (id: string) => string;
}

/** The receipt of an application, in each language. */
export const receiptTexts: Readonly<Record<MailLanguage, ReceiptText>> = {
  ja: {
    subject: (title) => `【Enishi】「${title}」への応募を受け付けました`,
    paragraphs: (title) => [
      `「${title}」への応募を受け付けました。お送りいただいた内容は次のとおりです。`,
      '企業からの返信は、会話に届きます。',
    ],
    label: '会話を開く',
    heads: { message: 'メッセージ：', url: 'URL：', files: '添付した書類：' },
    settings: (url) => `お知らせメールの設定は ${url} から変更できます。`,
    number: (id) => `通知番号：${id}`,
  },
  en: {
    subject: (title) => `[Enishi] We received your application for “${title}”`,
    paragraphs: (title) => [
      `We received your application for “${title}”. This is what you sent.`,
      'The company answers in the conversation.',
    ],
    label: 'Open the conversation',
    heads: { message: 'Message:', url: 'URL:', files: 'Attached files:' },
    settings: (url) => `Choose which mails you get: ${url}`,
    number: (id) => `Notice number: ${id}`,
  },
  de: {
    subject: (title) => `[Enishi] Ihre Bewerbung für „${title}“ ist eingegangen`,
    paragraphs: (title) => [
      `Ihre Bewerbung für „${title}“ ist eingegangen. Das haben Sie gesendet:`,
      'Das Unternehmen antwortet in der Unterhaltung.',
    ],
    label: 'Unterhaltung öffnen',
    heads: { message: 'Nachricht:', url: 'URL:', files: 'Angehängte Dateien:' },
    settings: (url) => `Welche E-Mails Sie erhalten, wählen Sie hier: ${url}`,
    number: (id) => `Hinweisnummer: ${id}`,
  },
  fr: {
    subject: (title) => `[Enishi] Votre candidature pour « ${title} » est bien arrivée`,
    paragraphs: (title) => [
      `Nous avons reçu votre candidature pour « ${title} ». Voici ce que vous avez envoyé.`,
      'L’entreprise vous répondra dans la conversation.',
    ],
    label: 'Ouvrir la conversation',
    heads: { message: 'Message :', url: 'URL :', files: 'Fichiers joints :' },
    settings: (url) => `Choisissez les e-mails que vous recevez : ${url}`,
    number: (id) => `Numéro de notification : ${id}`,
  },
  ko: {
    subject: (title) => `[Enishi] ‘${title}’ 지원을 접수했습니다`,
    paragraphs: (title) => [
      `‘${title}’ 지원을 접수했습니다. 보내 주신 내용은 다음과 같습니다.`,
      '기업의 답장은 대화로 도착합니다.',
    ],
    label: '대화 열기',
    heads: { message: '메시지:', url: 'URL:', files: '첨부한 서류:' },
    settings: (url) => `알림 메일 설정은 여기에서 바꿀 수 있습니다: ${url}`,
    number: (id) => `알림 번호: ${id}`,
  },
};
