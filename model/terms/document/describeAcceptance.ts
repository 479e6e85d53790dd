import { japanDay } from '../../japanDay';
import { diffTerms } from '../diffTerms';
import { listAskedTerms } from '../listAskedTerms';
import { termsTexts } from '../termsTexts';
import { formatAnswer } from './formatAnswer';
import type { ShownSheet } from './ShownSheet';
import type { TermsDocument, TermsRow } from './TermsDocument';

const day = (at: string) => formatAnswer({ key: '', input: 'day' }, japanDay(at));

const sides = { TALENT: ['受注者・労働者', '発注者・使用者'], CLIENT: ['発注者・使用者', '受注者・労働者'] };

function deliveryOf({ kind, wantsElectronic, revokedOn, handedOn }: ShownSheet): string {
  const handed = handedOn ? `${day(handedOn)}に書面（紙）を交付しました。` : '';
  if (kind === 'CONTRACT')
    return `電子的方法による明示。書面を求められたときは、発注者が遅滞なく交付します（フリーランス法第3条第2項）。${handed}`;
  if (wantsElectronic)
    return `本人の希望により電子的方法で明示（労働基準法施行規則第5条第4項ただし書）。${handed}`;
  const revoked = revokedOn ? `電子的な受け取りの希望は${day(revokedOn)}に撤回されました。` : '';
  return `書面（紙）を交付します（労働基準法施行規則第5条第4項）。${revoked}${handed}`;
}

/** What a change of accepted terms changes: each item as it was and as it is, who proposed it and who accepted it when. */
function changesOf(sheet: ShownSheet, answeredAt: string): TermsDocument['sections'] {
  const { kind, answers, before, proposedBy, createdAt } = sheet;
  if (!before || !proposedBy) return [];
  const [proposing, accepting] = sides[proposedBy];
  const items = [...listAskedTerms(kind, answers), ...listAskedTerms(kind, before.answers)];
  const written = (key: string, answer: string) => {
    const item = items.find((one) => one.key === key) ?? { key, input: 'text' as const };
    return answer === '' ? '記載なし' : formatAnswer(item, answer);
  };
  const changed = diffTerms({ kind, answers: before.answers }, { kind, answers }).map((item): TermsRow => [
    termsTexts[kind][item.key]?.label ?? item.key,
    `${written(item.key, item.before)} → ${written(item.key, item.after)}`,
  ]);
  return [
    {
      title: `第${before.number}版からの変更`,
      rows: [
        ...changed,
        ['変更の提案', `${proposing}（${day(createdAt ?? '')}）`],
        ['変更の承諾', `${accepting}（${day(answeredAt)}）`],
      ],
    },
  ];
}

/** Returns when it was agreed, what a change has changed, how it is delivered, and the hash of the accepted document. */
export function describeAcceptance(sheet: ShownSheet): Pick<TermsDocument, 'sections' | 'notes'> {
  const { state, answeredAt, agreedAt, hash, expiresOn } = sheet;
  if (state !== 'ACCEPTED' || !answeredAt)
    return { sections: [], notes: [expiresOn ? `承諾の期限：${day(expiresOn)}` : '下書きです。'] };
  const acceptance = {
    title: '承諾',
    rows: [
      ['承諾した日（業務委託をした日・契約の日）', day(agreedAt ?? answeredAt)],
      ['明示の方法', deliveryOf(sheet)],
      ['照合番号（SHA-256）', hash ?? '発行しています'],
    ] as const,
  };
  return { sections: [...changesOf(sheet, answeredAt), acceptance], notes: [] };
}
