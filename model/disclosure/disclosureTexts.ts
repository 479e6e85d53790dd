import { contactPath } from '../contactPath';
import { withheldFields } from './withheldFields';
import { withheldKinds } from './withheldKinds';
import { withheldRows } from './withheldRows';

/** The Japanese texts in the files with a person's data. */
export const disclosureTexts = {
  basis:
    '個人情報の保護に関する法律第33条に基づく保有個人データの開示です。保存しているすべての記録のうち、withheld に挙げたものを除いて含みます。',
  /** In the file that a person exports themselves. */
  ownExport: `このファイルは、ご本人が画面で見られるデータです。面談の記録、公開前の評価、連絡先を見た記録などを含む開示（個人情報保護法第33条）は、お問い合わせフォーム（${contactPath}）からご請求ください。`,
  /** What a disclosure leaves out, with the reasons. */
  withheld: [
    ...Object.entries(withheldFields)
      .filter(([kind]) => kind !== 'all')
      .flatMap(([kind, fields]) =>
        Object.entries(fields).map(([field, reason]) => ({ what: `${kind}.${field}`, reason })),
      ),
    ...Object.entries(withheldFields.all ?? {}).map(([field, reason]) => ({
      what: `すべての記録の ${field}`,
      reason,
    })),
    ...Object.values(withheldKinds).flatMap(({ what, reason }) =>
      reason === null ? [] : [{ what, reason }],
    ),
    ...withheldRows.map(({ what, reason }) => ({ what, reason })),
    {
      what: '選考の履歴（history）の by',
      reason: '選考を進めた担当者を特定する番号のため。本人の操作は本人の番号で示します',
    },
    {
      what: '公開されていない求人の写し（openJob）の題名と日時以外',
      reason: '求人企業の公開前または公開終了後の情報のため',
    },
    { what: '本人が書いた、本人以外の人についての記録', reason: '本人以外の人の個人データのため' },
    { what: '検索の索引と統計の回数', reason: 'ほかの記録から作られる、または個人を特定しないため' },
  ],
} as const;
