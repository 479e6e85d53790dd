import type { EnumValue } from '../../model/enums';
import { plainLine } from '../../model/plainLine';
import { japanDay } from '../lib/insights/japanDay';
import type { Item } from '../lib/Item';
import type { FoundUser } from './FoundUser';
import { words } from './words';

/**
 * The records from which one CSV line is built: a talent and, depending on the kind of export, the contact data or one
 * work history.
 */
export interface Line {
  user: FoundUser;
  contact?: Item;
  history?: Record<string, unknown>;
}

type Column = [title: string, value: (line: Line) => unknown];

const field =
  (name: string) =>
  ({ user }: Line): unknown =>
    user[name];
const ofContact =
  (name: string) =>
  ({ contact }: Line): unknown =>
    contact?.[name];
const ofHistory =
  (name: string) =>
  ({ history }: Line): unknown =>
    history?.[name];
const word = (names: Readonly<Record<string, string>>, value: unknown): string => names[String(value)] ?? '';
const yes = (value: unknown): string => (value === true ? 'はい' : 'いいえ');

/**
 * Returns the function of a CSV column that shows one of the talent's names, such as `phoneticName`, without
 * line breaks and invisible characters.
 */
const called =
  (name: string) =>
  ({ user }: Line): unknown =>
    plainLine(String(user[name] ?? ''));

const who: Column[] = [
  ['ID', field('sub')],
  ['氏名', called('name')],
  ['フリガナ', called('phoneticName')],
];

const profile: Column[] = [
  ['表示名', called('displayName')],
  ['職種', ({ user }) => user.mainJob?.name],
  ['スキル', ({ user }) => user.skillTags?.join('、')],
  ['居住地', ({ user }) => user.baseLocation?.name],
  ['所属', field('belongsTo')],
  ['性別', ({ user }) => word(words.gender, user.gender)],
  ['生年月日', field('birthDate')],
  ['転職意欲', ({ user }) => word(words.appetite, user.appetiteToChangeJobs)],
  ['副業意欲', ({ user }) => word(words.appetite, user.appetiteToSideWork)],
  ['希望勤務形態', ({ user }) => word(words.location, user.hopeLocationType)],
  ['希望報酬の単位', ({ user }) => word(words.salary, user.salaryType)],
  ['希望報酬（下限・円）', field('minumumSalary')],
  ['希望報酬（上限・円）', field('maximumSalary')],
  ['週の日数', field('numberOfDayPerWeek')],
  ['評価', field('evaluationAvg')],
  ['非公開', ({ user }) => yes(user.isPrivate)],
  ['企業への掲載に同意', ({ user }) => yes(user.isAgreedPostForClient)],
  ['最終訪問日', ({ user }) => String(user.lastVisitedAt ?? '').slice(0, 10)],
  ['登録日', ({ user }) => japanDay(String(user.createdAt))],
];

const contact: Column[] = [
  ['メールアドレス', ofContact('email')],
  ['電話番号', ofContact('tel')],
  ['住所', ofContact('address')],
  ['最寄り駅', ofContact('nearestStation')],
];

const history: Column[] = [
  ['種別', ({ history: row }) => word(words.history, row?.historyType)],
  ['会社・組織', ofHistory('organizationName')],
  ['役職・職種', ofHistory('position')],
  ['プロジェクト', ofHistory('project')],
  ['開始', ofHistory('startDate')],
  ['終了', ofHistory('endDate')],
  ['現職', ({ history: row }) => yes(row?.isCurrentJob)],
  ['内容', ofHistory('description')],
];

/** The columns of each kind of CSV export of talents, in their order. */
export const columns: Readonly<Record<EnumValue<'UserCsvType'>, readonly Column[]>> = {
  PROFILE: [...who, ...profile],
  HISTORY: [...who, ...history],
  CONTACT: [...who, ...contact, ...profile],
};
