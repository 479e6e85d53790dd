import type { SkillGroup } from '../SkillGroup';

export const businessSkills: SkillGroup[] = [
  {
    category: 'プロダクトマネジメント',
    occupation: 'プロダクトマネージャー',
    skills: [
      {
        name: 'プロダクト企画',
        lead: '何をつくらないかを決める',
        tags: ['プロダクト戦略', 'ロードマップ策定', 'PRD作成', 'PMF検証', 'プライシング設計', '仮説検証'],
      },
      {
        name: '課題発見',
        lead: '声の奥にある困りごとを見つける',
        tags: ['顧客ヒアリング', '競合調査', 'KPI設計', 'バックログ管理'],
      },
    ],
  },
  {
    category: 'プロジェクトマネジメント',
    occupation: 'プロジェクトマネージャー',
    skills: [
      {
        name: '上流工程',
        lead: '曖昧な要望を決まりごとにする',
        tags: ['要件定義', '基本設計', '業務フロー設計', 'RFP作成', 'BPR', 'システム移行計画'],
      },
      {
        name: 'プロジェクト推進',
        lead: '遅れを早く言い、早く直す',
        tags: [
          'PMO',
          'スクラム',
          'アジャイル開発',
          'ベンダーマネジメント',
          'リスク管理',
          'PMBOK',
          'Jira',
          'Backlog',
        ],
      },
      {
        name: '業務パッケージ導入',
        lead: '標準に寄せ、譲れないところだけつくる',
        tags: ['SAP S/4HANA', 'Oracle NetSuite', 'Salesforce', 'ServiceNow', 'Microsoft Dynamics 365'],
      },
    ],
  },
  {
    category: 'マーケティング',
    occupation: 'Webマーケター',
    skills: [
      {
        name: '広告運用',
        lead: '使ったお金の行き先を説明できる',
        tags: [
          'Google広告',
          'Meta広告',
          'Yahoo!広告',
          'LINE広告',
          'TikTok広告',
          'リスティング広告',
          '動画広告',
        ],
      },
      {
        name: '集客・SEO',
        lead: '探している人に見つけてもらう',
        tags: ['SEO', 'コンテンツマーケティング', 'SNS運用', 'インフルエンサー施策', 'LPO'],
      },
      {
        name: '計測・分析',
        lead: '次の一手を数字で選ぶ',
        tags: ['GA4', 'Google Tag Manager', 'Search Console', 'CVR改善', 'アトリビューション分析'],
      },
      {
        name: 'CRM・MA',
        lead: '一度きりで終わらせない',
        tags: ['HubSpot', 'Marketo Engage', 'Braze', 'KARTE', 'メールマーケティング', 'LTV分析'],
      },
    ],
  },
  {
    category: '事業開発',
    occupation: '事業開発',
    skills: [
      {
        name: '新規事業開発',
        lead: '売れるかどうかを、つくる前に確かめる',
        tags: ['事業計画策定', '市場調査', 'フィージビリティスタディ', 'ビジネスモデル設計', '官民連携'],
      },
      {
        name: 'アライアンス',
        lead: '相手の得から組み立てる',
        tags: ['業務提携', 'パートナー開拓', 'M&A', 'PMI', '海外展開', '英語での交渉'],
      },
    ],
  },
];
