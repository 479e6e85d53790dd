const eGov = (id: string) => `https://laws.e-gov.go.jp/law/${id}`;

/**
 * The laws that the items of a sheet of terms come from. `house` is no law: what Enishi asks for in addition
 * (ハウスルール).
 */
export const termsLaws = {
  freelance: {
    name: 'フリーランス法',
    full: '特定受託事業者に係る取引の適正化等に関する法律（令和5年法律第25号）',
    url: eGov('505AC0000000025'),
  },
  freelanceRule: {
    name: 'フリーランス法の公取委規則',
    full: '公正取引委員会関係特定受託事業者に係る取引の適正化等に関する法律施行規則（令和6年公正取引委員会規則第3号）',
    url: eGov('506M60200000003'),
  },
  labour: {
    name: '労働基準法',
    full: '労働基準法（昭和22年法律第49号）',
    url: eGov('322AC0000000049'),
  },
  labourRule: {
    name: '労働基準法施行規則',
    full: '労働基準法施行規則（昭和22年厚生省令第23号）',
    url: eGov('322M40000100023'),
  },
  partTime: {
    name: 'パートタイム・有期雇用労働法',
    full: '短時間労働者及び有期雇用労働者の雇用管理の改善等に関する法律（平成5年法律第76号）',
    url: eGov('405AC0000000076'),
  },
  civil: {
    name: '民法',
    full: '民法（明治29年法律第89号）',
    url: eGov('129AC0000000089'),
  },
  renewalStandard: {
    name: '雇止めに関する基準',
    full: '有期労働契約の締結、更新、雇止め等に関する基準（平成15年厚生労働省告示第357号）',
    url: 'https://www.mhlw.go.jp/stf/seisakunitsuite/bunya/koyou_roudou/roudoukijun/keiyaku/index.html',
  },
  placement: {
    name: '職業安定法',
    full: '職業安定法（昭和22年法律第141号）',
    url: eGov('322AC0000000141'),
  },
  house: { name: 'ハウスルール', full: 'Enishiが法律に加えてお願いしている項目です。', url: null },
} as const;
