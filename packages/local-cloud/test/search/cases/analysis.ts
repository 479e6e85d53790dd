import { PUBLIC, texts } from '../jobs';
import type { Case } from './Case';

const SPECIAL = [
  'バックエンドエンジニアを募集しています。C++、C#、.NET、Node.jsの経験者歓迎',
  'ﾃﾞｰﾀｻｲｴﾝﾃｨｽﾄ（業務委託）週３日〜、㌔と㍿とｶﾞｷﾞ',
  '関西国際空港で働くデータサイエンティスト。サーバーとサーバ、マネージャーとマネジャー',
  'プロダクトマネージャーと機械学習エンジニアの在宅勤務',
  'JSとJavaScriptとTypeScript 5.0、AWS/GCP、Next.js、ASP.NET',
  'リモートワーク可・フルリモート・テレワーク・完全在宅・週一',
  '食べられなかった寿司を美しく食べたい走った',
  'フロントの経験、FE、フロントエンド開発者、PMとPdM',
  '令和６年度　株式会社ＡＢＣ　東京都渋谷区神宮前1-2-3 第一ビル10F',
  '😀絵文字と𠮷野家と葛󠄀城市',
  'Ⅲ類 ① ㈱ ﬁne ß ΑΣ Straße ½',
  'ヴァイオリン ｳﾞｧｲｵﾘﾝ ゔぁ パ゚',
  'すもももももももものうち。庭には二羽鶏がいる。',
  '……！？「」『』【】・〜ー―-',
  'https://example.com/path?q=1&r=二 mail@example.com',
  'ＩＯＴ・ＤＸ推進、ＩｏＴ　ＲＰＡ',
  'きかいがくしゅう えんじにあ ぎょうむかいぜん',
  '長い長い名前の特定非営利活動法人日本国際協力事業推進機構東日本支部',
  '々〆ヶヵゝゞ時々人々',
  'モバイルアプリエンジニアエンジニアとアプリエンジニア、モバイルアプリ',
  'リモート カスタマーサクセス／AWS カスタマーサポート／カスタマーサクセスマネージャー',
  'サーバーレスフルスタックアジャイル【テレワーク】完全フルリモートワーク',
  'アップセルとクロスセル、セールスイネーブルメントエンジニア、ユーザビリティテスター',
  '髙橋・渡邉・渡邊・齋藤・斉藤・濱﨑・廣澤の組込みと見積り',
  '１２３４５６７円／時給 1,800円〜2,200円 50万円',
  'keiri toukyou osaka sinjuku jinnji matsushita Sapporo',
  'サ−バ−サイドとデ-タ、㈱アオバと(株)ミナモ、C♯とObjective-CとM&A',
  '大阪府大阪市、東京都中央区日本橋馬喰町、札幌市、営業日と営業時間',
  '𠮷田と𡈽屋と葛󠄀西、霞が関と霞関、市谷、3か月と5箇所、四ッ谷、虎の門',
  'キヤノンとキャノン、シヨツプ、ウエブデザイナー、ヴァイオリン、ヱビス、いすゞ、ミカヅキ',
  '佐佐木と代代木、サーバエンジニア、コンピューターグラフィックス、サ〜バ〜、ジュニア〜シニア',
  'PL/SQLとPLSQL、C/C++とC#、Ember.js、TCP/IP、インターフェイス、AI・機械学習、R&D',
];

const NAMES =
  'japanese_text japanese_query kana_query parts readings readings_query beginnings sounds romaji_query'.split(
    ' ',
  );

const analyze = (analyzer: string, lines: string[]): Case[] =>
  lines.map((text) => ({
    title: `${analyzer}: ${text}`,
    method: 'POST',
    path: `/${PUBLIC}/_analyze`,
    body: { analyzer, text },
  }));

/**
 * Test cases for analyzers: the texts of the test jobs with `japanese_text`, the analyzer with which they are
 * indexed, and difficult texts with every analyzer.
 */
export const analysis: Case[] = [
  ...analyze('japanese_text', texts),
  ...NAMES.flatMap((name) => analyze(name, SPECIAL)),
];
