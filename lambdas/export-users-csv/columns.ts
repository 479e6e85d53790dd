import type { EnumValue } from '../../model/enums';
import { plainLine } from '../../model/plainLine';
import { japanDay } from '../../model/japanDay';
import type { Column } from './Column';
import { words } from './words';
import { domesticTel } from '../../model/domesticTel';

const of =
  (record: Column['record']) =>
  (title: string, field: string, format?: Column['format']): Column => ({ title, record, field, format });
const user = of('user');
const ofContact = of('contact');
const ofHistory = of('history');

const word =
  (names: Readonly<Record<string, string>>) =>
  (value: unknown): string =>
    names[String(value)] ?? '';
const yes = (value: unknown): string => (value === true ? 'はい' : 'いいえ');
/** Returns a column with one of the talent's names, without line breaks and invisible characters. */
const called = (title: string, field: string): Column =>
  user(title, field, (name) => plainLine(String(name ?? '')));

const who: Column[] = [user('ID', 'sub'), called('氏名', 'name'), called('フリガナ', 'phoneticName')];

const profile: Column[] = [
  called('表示名', 'displayName'),
  user('職種', 'mainJob.name'),
  user('スキル', 'skillTags', (tags) => (tags as string[] | undefined)?.join('、')),
  user('居住地', 'baseLocation.name'),
  user('所属', 'belongsTo'),
  user('性別', 'gender', word(words.gender)),
  user('生年月日', 'birthDate'),
  user('転職意欲', 'appetiteToChangeJobs', word(words.appetite)),
  user('副業意欲', 'appetiteToSideWork', word(words.appetite)),
  user('希望する働き方', 'hopeLocationType', word(words.location)),
  user('希望報酬の単位', 'salaryType', word(words.salary)),
  user('希望報酬（下限・円）', 'minumumSalary'),
  user('希望報酬（上限・円）', 'maximumSalary'),
  user('週の日数', 'numberOfDayPerWeek'),
  user('評価', 'evaluationAvg'),
  user('非公開', 'isPrivate', yes),
  user('企業への掲載に同意', 'isAgreedPostForClient', yes),
  user('最終訪問日', 'lastVisitedAt', (at) => (at ? japanDay(String(at)) : '')),
  user('登録日', 'createdAt', (at) => japanDay(String(at))),
];

const contact: Column[] = [
  ofContact('メールアドレス', 'email'),
  ofContact('電話番号', 'tel', (tel) => domesticTel(tel as string | undefined)),
  ofContact('住所', 'address'),
  ofContact('最寄り駅', 'nearestStation'),
];

const history: Column[] = [
  ofHistory('種別', 'historyType', word(words.history)),
  ofHistory('会社・組織', 'organizationName'),
  ofHistory('役職・職種', 'position'),
  ofHistory('プロジェクト', 'project'),
  ofHistory('開始', 'startDate'),
  ofHistory('終了', 'endDate'),
  ofHistory('現職', 'isCurrentJob', yes),
  ofHistory('内容', 'description'),
];

/** The columns of each kind of CSV export of talents, in their order. */
export const columns: Readonly<Record<EnumValue<'UserCsvType'>, readonly Column[]>> = {
  PROFILE: [...who, ...profile],
  HISTORY: [...who, ...history],
  CONTACT: [...who, ...contact, ...profile],
};
