import type { EnumValue } from '../../../model/enums';
import type { MailLanguage } from '../../../model/mailLanguage';

export type MeetingNoticeKind = 'MEETING_PROPOSED' | 'MEETING_AGREED' | 'MEETING_CANCELLED' | 'MEETING_NEAR';

interface MeetingText {
  kinds: Record<MeetingNoticeKind, (title: string) => { subject: string; paragraphs: readonly string[] }>;
  /** What a meeting that moves says in addition. */
  stays: (when: string) => string;
  heads: Record<'when' | 'times' | 'answerBy' | 'format' | 'place' | 'people' | 'contact', string>;
  formats: Record<EnumValue<'MeetingFormat'>, string>;
  /** What follows a time. */
  zone: string;
  join: string;
  /** Between a head and its value. */
  colon: string;
  label: string;
  summary: (other: string, title: string) => string;
  noReplies: string;
  settings: (url: string) => string;
  number: (id: string) => string;
}

/** The mails about meetings, and the entries of calendars, in each language. */
export const meetingTexts: Readonly<Record<MailLanguage, MeetingText>> = {
  ja: {
    kinds: {
      MEETING_PROPOSED: (title) => ({
        subject: `【Enishi】「${title}」の面談の候補日時が届きました`,
        paragraphs: [
          `「${title}」の面談について、候補の日時が届きました。`,
          'ご都合のよい日時を選ぶか、別の日時をご提案ください。',
        ],
      }),
      MEETING_AGREED: (title) => ({
        subject: `【Enishi】「${title}」の面談のご案内`,
        paragraphs: [`「${title}」の面談の予定は次のとおりです。`],
      }),
      MEETING_CANCELLED: (title) => ({
        subject: `【Enishi】「${title}」の面談が取りやめになりました`,
        paragraphs: [`「${title}」の面談が取りやめになりました。`],
      }),
      MEETING_NEAR: (title) => ({
        subject: `【Enishi】明日は「${title}」の面談です`,
        paragraphs: [`明日、「${title}」の面談があります。`],
      }),
    },
    stays: (when) => `新しい日時が決まるまで、${when}の予定はそのままです。`,
    heads: {
      when: '日時',
      times: '候補の日時',
      answerBy: '回答期限',
      format: '形式',
      place: '場所・接続先',
      people: '参加する人',
      contact: 'ハラスメント等の相談窓口',
    },
    formats: { ONLINE: 'オンライン', ONSITE: '対面', PHONE: '電話' },
    zone: '（日本時間）',
    join: '、',
    colon: '：',
    label: '会話を開く',
    summary: (other, title) => `面談：${other}「${title}」`,
    noReplies: 'カレンダーからの出欠の返信は届きません。変更や取りやめは、会話の画面からお願いいたします。',
    settings: (url) => `お知らせメールの設定は ${url} から変更できます。`,
    number: (id) => `通知番号：${id}`,
  },
  en: {
    kinds: {
      MEETING_PROPOSED: (title) => ({
        subject: `[Enishi] Times for your meeting about “${title}”`,
        paragraphs: [
          `There are times for a meeting about “${title}”.`,
          'Please choose one of them, or suggest others.',
        ],
      }),
      MEETING_AGREED: (title) => ({
        subject: `[Enishi] Your meeting about “${title}”`,
        paragraphs: [`This is your meeting about “${title}”.`],
      }),
      MEETING_CANCELLED: (title) => ({
        subject: `[Enishi] The meeting about “${title}” was cancelled`,
        paragraphs: [`The meeting about “${title}” was cancelled.`],
      }),
      MEETING_NEAR: (title) => ({
        subject: `[Enishi] Tomorrow: your meeting about “${title}”`,
        paragraphs: [`Your meeting about “${title}” is tomorrow.`],
      }),
    },
    stays: (when) => `Until a new time is agreed, the meeting stays on ${when}.`,
    heads: {
      when: 'Time',
      times: 'Suggested times',
      answerBy: 'Answer by',
      format: 'Format',
      place: 'Place or link',
      people: 'Who takes part',
      contact: 'Contact point for worries about harassment',
    },
    formats: { ONLINE: 'Online', ONSITE: 'In person', PHONE: 'By telephone' },
    zone: ' (Japan time)',
    join: ', ',
    colon: ': ',
    label: 'Open the conversation',
    summary: (other, title) => `Meeting: ${other}, “${title}”`,
    noReplies: 'Replies from calendars are not read. To move or cancel the meeting, use the conversation.',
    settings: (url) => `Choose which mails you get: ${url}`,
    number: (id) => `Notice number: ${id}`,
  },
  de: {
    kinds: {
      MEETING_PROPOSED: (title) => ({
        subject: `[Enishi] Terminvorschläge für Ihr Gespräch zu „${title}“`,
        paragraphs: [
          `Für ein Gespräch zu „${title}“ gibt es Terminvorschläge.`,
          'Bitte wählen Sie einen davon, oder schlagen Sie andere vor.',
        ],
      }),
      MEETING_AGREED: (title) => ({
        subject: `[Enishi] Ihr Gespräch zu „${title}“`,
        paragraphs: [`Das ist Ihr Gespräch zu „${title}“.`],
      }),
      MEETING_CANCELLED: (title) => ({
        subject: `[Enishi] Das Gespräch zu „${title}“ wurde abgesagt`,
        paragraphs: [`Das Gespräch zu „${title}“ wurde abgesagt.`],
      }),
      MEETING_NEAR: (title) => ({
        subject: `[Enishi] Morgen: Ihr Gespräch zu „${title}“`,
        paragraphs: [`Ihr Gespräch zu „${title}“ ist morgen.`],
      }),
    },
    stays: (when) => `Bis ein neuer Termin feststeht, bleibt es bei ${when}.`,
    heads: {
      when: 'Termin',
      times: 'Vorgeschlagene Termine',
      answerBy: 'Antwort bis',
      format: 'Form',
      place: 'Ort oder Link',
      people: 'Teilnehmende',
      contact: 'Anlaufstelle bei Belästigung',
    },
    formats: { ONLINE: 'Online', ONSITE: 'Vor Ort', PHONE: 'Telefonisch' },
    zone: ' (japanische Zeit)',
    join: ', ',
    colon: ': ',
    label: 'Unterhaltung öffnen',
    summary: (other, title) => `Gespräch: ${other}, „${title}“`,
    noReplies:
      'Antworten aus Kalendern werden nicht gelesen. Verschieben oder absagen können Sie in der Unterhaltung.',
    settings: (url) => `Welche E-Mails Sie erhalten, wählen Sie hier: ${url}`,
    number: (id) => `Hinweisnummer: ${id}`,
  },
  fr: {
    kinds: {
      MEETING_PROPOSED: (title) => ({
        subject: `[Enishi] Des dates pour votre entretien sur « ${title} »`,
        paragraphs: [
          `Des dates vous sont proposées pour un entretien sur « ${title} ».`,
          'Choisissez-en une, ou proposez-en d’autres.',
        ],
      }),
      MEETING_AGREED: (title) => ({
        subject: `[Enishi] Votre entretien sur « ${title} »`,
        paragraphs: [`Voici votre entretien sur « ${title} ».`],
      }),
      MEETING_CANCELLED: (title) => ({
        subject: `[Enishi] L’entretien sur « ${title} » est annulé`,
        paragraphs: [`L’entretien sur « ${title} » est annulé.`],
      }),
      MEETING_NEAR: (title) => ({
        subject: `[Enishi] Demain : votre entretien sur « ${title} »`,
        paragraphs: [`Votre entretien sur « ${title} » a lieu demain.`],
      }),
    },
    stays: (when) => `Tant qu’aucune nouvelle date n’est fixée, l’entretien reste prévu : ${when}.`,
    heads: {
      when: 'Date',
      times: 'Dates proposées',
      answerBy: 'Réponse avant',
      format: 'Forme',
      place: 'Lieu ou lien',
      people: 'Participants',
      contact: 'Contact en cas de harcèlement',
    },
    formats: { ONLINE: 'En ligne', ONSITE: 'Sur place', PHONE: 'Par téléphone' },
    zone: ' (heure du Japon)',
    join: ', ',
    colon: ' : ',
    label: 'Ouvrir la conversation',
    summary: (other, title) => `Entretien : ${other}, « ${title} »`,
    noReplies:
      'Les réponses depuis un agenda ne sont pas lues. Pour déplacer ou annuler, passez par la conversation.',
    settings: (url) => `Choisissez les e-mails que vous recevez : ${url}`,
    number: (id) => `Numéro de notification : ${id}`,
  },
  ko: {
    kinds: {
      MEETING_PROPOSED: (title) => ({
        subject: `[Enishi] ‘${title}’ 미팅 후보 일시가 도착했습니다`,
        paragraphs: [
          `‘${title}’ 미팅의 후보 일시가 도착했습니다.`,
          '가능하신 일시를 선택하거나 다른 일시를 제안해 주세요.',
        ],
      }),
      MEETING_AGREED: (title) => ({
        subject: `[Enishi] ‘${title}’ 미팅 안내`,
        paragraphs: [`‘${title}’ 미팅 일정은 다음과 같습니다.`],
      }),
      MEETING_CANCELLED: (title) => ({
        subject: `[Enishi] ‘${title}’ 미팅이 취소되었습니다`,
        paragraphs: [`‘${title}’ 미팅이 취소되었습니다.`],
      }),
      MEETING_NEAR: (title) => ({
        subject: `[Enishi] 내일은 ‘${title}’ 미팅이 있습니다`,
        paragraphs: [`내일 ‘${title}’ 미팅이 있습니다.`],
      }),
    },
    stays: (when) => `새 일시가 정해질 때까지 현재 일정은 그대로입니다: ${when}`,
    heads: {
      when: '일시',
      times: '후보 일시',
      answerBy: '답변 기한',
      format: '형식',
      place: '장소·접속 주소',
      people: '참석자',
      contact: '괴롭힘 등 상담 창구',
    },
    formats: { ONLINE: '온라인', ONSITE: '대면', PHONE: '전화' },
    zone: '(일본 시간)',
    join: ', ',
    colon: ': ',
    label: '대화 열기',
    summary: (other, title) => `미팅: ${other} ‘${title}’`,
    noReplies: '캘린더에서 보낸 참석 답변은 전달되지 않습니다. 변경이나 취소는 대화 화면에서 해 주세요.',
    settings: (url) => `알림 메일 설정은 여기에서 바꿀 수 있습니다: ${url}`,
    number: (id) => `알림 번호: ${id}`,
  },
};
