import type { EnumValue } from '../../../model/enums';
import type { MailLanguage } from '../../../model/mailLanguage';

interface AlertText {
  subject: (name: string, jobs: number) => string;
  paragraphs: (name: string, jobs: number) => readonly string[];
  /** Why a job is in the mail: the conditions of the alert that it fits. */
  fits: (conditions: string) => string;
  /** The line about the jobs that the mail does not show. */
  more: (jobs: number) => string;
  label: string;
  end: string;
  settings: (url: string) => string;
  number: (id: string) => string;
  join: string;
  /** The amount of a job that names none. */
  open: string;
  days: (days: number) => string;
  excellent: string;
  workType: Readonly<Record<EnumValue<'WorkType'>, string>>;
  location: Readonly<Record<EnumValue<'LocationType'>, string>>;
  salary: Readonly<Record<EnumValue<'SalaryType'>, (amount: string) => string>>;
}

/** The mail about new jobs for a search that somebody has kept, in each language. */
export const alertTexts: Readonly<Record<MailLanguage, AlertText>> = {
  ja: {
    subject: (name, jobs) => `【Enishi】「${name}」に合う新しい案件が${jobs}件あります`,
    paragraphs: (name, jobs) => [`保存した条件「${name}」に合う新しい案件が${jobs}件見つかりました。`],
    fits: (conditions) => `合う条件：${conditions}`,
    more: (jobs) => `ほかに${jobs}件あります。検索結果でご覧いただけます。`,
    label: '検索結果をすべて見る',
    end: 'この条件のメールを停止する',
    settings: (url) => `お届けの時刻や条件は ${url} から変更できます。`,
    number: (id) => `通知番号：${id}`,
    join: '、',
    open: '応相談',
    days: (days) => `週${days}日`,
    excellent: '注目の案件',
    workType: {
      ...{ EMPLOYEE: '正社員', CONTRACT: '業務委託', SIDE_WORK: '副業', PART_TIME: 'パート・アルバイト' },
      INTERN: 'インターン',
    },
    location: { OFFICE: '出社', HYBRID: '一部リモート', REMOTE: 'フルリモート' },
    salary: {
      HOURLY: (amount) => `時給${amount}`,
      DAILY: (amount) => `日給${amount}`,
      MONTHLY: (amount) => `月${amount}`,
      YEARLY: (amount) => `年${amount}`,
      FIXED: (amount) => `固定${amount}`,
    },
  },
  en: {
    subject: (name, jobs) => `[Enishi] ${jobs} new ${jobs === 1 ? 'project' : 'projects'} for “${name}”`,
    paragraphs: (name, jobs) => [
      `We found ${jobs} new ${jobs === 1 ? 'project' : 'projects'} for your saved search “${name}”.`,
    ],
    fits: (conditions) => `Why it fits: ${conditions}`,
    more: (jobs) => `There are ${jobs} more. You see them in the search.`,
    label: 'See all results',
    end: 'Stop the mails of this search',
    settings: (url) => `Change the time or the search: ${url}`,
    number: (id) => `Notice number: ${id}`,
    join: ', ',
    open: 'negotiable',
    days: (days) => `${days} days a week`,
    excellent: 'featured',
    workType: {
      ...{ EMPLOYEE: 'employee', CONTRACT: 'contract', SIDE_WORK: 'side job', PART_TIME: 'part-time' },
      INTERN: 'internship',
    },
    location: { OFFICE: 'on site', HYBRID: 'hybrid', REMOTE: 'fully remote' },
    salary: {
      HOURLY: (amount) => `${amount} an hour`,
      DAILY: (amount) => `${amount} a day`,
      MONTHLY: (amount) => `${amount} a month`,
      YEARLY: (amount) => `${amount} a year`,
      FIXED: (amount) => `${amount} fixed`,
    },
  },
  de: {
    subject: (name, jobs) =>
      `[Enishi] ${jobs} ${jobs === 1 ? 'neues Projekt' : 'neue Projekte'} zu „${name}“`,
    paragraphs: (name, jobs) => [
      `Zu Ihrer gespeicherten Suche „${name}“ gibt es ${jobs} ${jobs === 1 ? 'neues Projekt' : 'neue Projekte'}.`,
    ],
    fits: (conditions) => `Passt wegen: ${conditions}`,
    more: (jobs) => `Es gibt ${jobs} weitere. Sie finden sie in der Suche.`,
    label: 'Alle Ergebnisse ansehen',
    end: 'Keine E-Mails zu dieser Suche mehr',
    settings: (url) => `Uhrzeit und Suche ändern Sie hier: ${url}`,
    number: (id) => `Hinweisnummer: ${id}`,
    join: ', ',
    open: 'nach Absprache',
    days: (days) => `${days} Tage die Woche`,
    excellent: 'empfohlen',
    workType: {
      ...{ EMPLOYEE: 'Festanstellung', CONTRACT: 'Auftrag', SIDE_WORK: 'Nebentätigkeit' },
      ...{ PART_TIME: 'Teilzeit', INTERN: 'Praktikum' },
    },
    location: { OFFICE: 'vor Ort', HYBRID: 'teils remote', REMOTE: 'nur remote' },
    salary: {
      HOURLY: (amount) => `${amount} pro Stunde`,
      DAILY: (amount) => `${amount} pro Tag`,
      MONTHLY: (amount) => `${amount} im Monat`,
      YEARLY: (amount) => `${amount} im Jahr`,
      FIXED: (amount) => `${amount} pauschal`,
    },
  },
  fr: {
    subject: (name, jobs) =>
      `[Enishi] ${jobs} ${jobs === 1 ? 'nouvelle mission' : 'nouvelles missions'} pour « ${name} »`,
    paragraphs: (name, jobs) => [
      `Votre recherche « ${name} » a trouvé ${jobs} ${jobs === 1 ? 'nouvelle mission' : 'nouvelles missions'}.`,
    ],
    fits: (conditions) => `Ce qui convient : ${conditions}`,
    more: (jobs) => `Il y en a ${jobs} de plus, à voir dans la recherche.`,
    label: 'Voir tous les résultats',
    end: 'Ne plus recevoir d’e-mails pour cette recherche',
    settings: (url) => `Modifiez l’heure ou la recherche : ${url}`,
    number: (id) => `Numéro de notification : ${id}`,
    join: ', ',
    open: 'à convenir',
    days: (days) => `${days} jours par semaine`,
    excellent: 'sélection',
    workType: {
      ...{ EMPLOYEE: 'salarié', CONTRACT: 'prestation', SIDE_WORK: 'activité secondaire' },
      ...{ PART_TIME: 'temps partiel', INTERN: 'stage' },
    },
    location: { OFFICE: 'sur site', HYBRID: 'télétravail partiel', REMOTE: 'télétravail complet' },
    salary: {
      HOURLY: (amount) => `${amount} l’heure`,
      DAILY: (amount) => `${amount} par jour`,
      MONTHLY: (amount) => `${amount} par mois`,
      YEARLY: (amount) => `${amount} par an`,
      FIXED: (amount) => `${amount} au forfait`,
    },
  },
  ko: {
    subject: (name, jobs) => `[Enishi] ‘${name}’에 맞는 새 공고 ${jobs}건`,
    paragraphs: (name, jobs) => [`저장한 조건 ‘${name}’에 맞는 새 공고가 ${jobs}건 있습니다.`],
    fits: (conditions) => `맞는 조건: ${conditions}`,
    more: (jobs) => `이 밖에 ${jobs}건이 더 있습니다. 검색 결과에서 보실 수 있습니다.`,
    label: '검색 결과 모두 보기',
    end: '이 조건의 메일 중지',
    settings: (url) => `받는 시각과 조건 변경: ${url}`,
    number: (id) => `알림 번호: ${id}`,
    join: ', ',
    open: '협의',
    days: (days) => `주 ${days}일`,
    excellent: '주목 공고',
    workType: {
      ...{ EMPLOYEE: '정규직', CONTRACT: '업무위탁', SIDE_WORK: '부업', PART_TIME: '파트타임·아르바이트' },
      INTERN: '인턴',
    },
    location: { OFFICE: '출근', HYBRID: '부분 재택', REMOTE: '완전 재택' },
    salary: {
      HOURLY: (amount) => `시급 ${amount}`,
      DAILY: (amount) => `일급 ${amount}`,
      MONTHLY: (amount) => `월 ${amount}`,
      YEARLY: (amount) => `연 ${amount}`,
      FIXED: (amount) => `총액 ${amount}`,
    },
  },
};
